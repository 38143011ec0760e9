"""Reports of a tournament: pages for people, files for other programs.

``pages`` makes documents of headings, tables and cards, which ``documents`` writes as plain text or
as HTML for paper; ``exports`` has CSV and ``trf`` the format of the chess federation.
"""
