"""Tournaments of a server: who may decide what, and everything stored so that nothing is lost.

The rules are those of ``capicua.tournament``; nothing here repeats them. Start with
``tournament_registry``: it holds tournaments in memory and writes each change in one transaction.
``acts`` turns requests into decisions, ``people`` says who may, ``views`` what they see, and
``online_tables`` plays rounds at this server. Imports the tables and the store, nothing of HTTP.
"""
