# Playing without a connection: the page “Play offline”, tables of this device, sharing a device.

offline-title = Play offline
offline-intro = All games, house rules, bots, solitaires, lessons and puzzles on this device: on a plane, in the mountains, wherever.

offline-download-title = Download
offline-download = Download ({ $size })
offline-download-help = One download of { $size }. It stays in this browser until you remove it.
offline-loading = { $percent } % of { $size } downloaded
offline-pause = Pause
offline-continue = Continue
offline-paused = Paused at { $percent } %. What has arrived is kept.
offline-broken-off = The connection was lost at { $percent } %. What has arrived is kept.
offline-bad-file = { $file } arrived damaged. Try again; what is in order is kept.
offline-full = This device has no storage left. Free some space, then continue; what has arrived is kept.
offline-failed = The download failed: { $why }
offline-installed = Installed ({ $size }). You can play without a connection.
offline-update = Update ({ $size })
offline-update-help = A new version is available. Tables in play go on with it where they are.
offline-checking = Checking the files …
offline-check = Check files
offline-whole = All files are in order.
offline-damaged = Files are missing or damaged. Your tables and results are kept.
offline-repair = Repair
offline-remove = Remove download
offline-removed = The download has been removed. Your tables and results are kept.
offline-not-here = This server does not offer the download.
offline-no-browser = This browser cannot keep files of this address. It needs https, or this computer’s own address (localhost).
offline-needs-connection = There is no connection, and the download is not on this device yet.

offline-play = Play here
offline-play-help = The table is on this device only. Deals are random, but unlike on a server nobody can verify them afterwards.
offline-opponents = Who plays
offline-against-bots = Me and bots
offline-people = { $count } people on this device
offline-alone = One person
offline-name = Name { $number }
offline-person = Player { $number }
offline-open = Play
offline-own-rules = With your own house rules
offline-to-lobby = All games

offline-tables = Tables on this device
offline-tables-none = No tables yet.
offline-delete = Delete
offline-delete-table = Delete the { $game } table, last played { $date }
offline-delete-sure = Delete for good?
offline-old-table = A table
offline-last = { $phase } · last played { $date }

offline-possible = What works offline
offline-possible-1 = Every game with its house rules, against bots of all levels, with hints and takebacks
offline-possible-2 = Two or more people on one device, which the screen asks you to hand over
offline-possible-3 = Solitaires with numbered deals, lessons, puzzles and the rules of all games
offline-possible-4 = Score sheets for real tiles, your own records, replays and the review of your play
offline-impossible = Friends on other devices need a server, and so do tables that you joined there.

offline-data = Your data
offline-data-help = Tables, score sheets, results and settings stay in this browser. One file holds them all, to keep or to take to another device.
offline-export = Save all to a file
offline-import = Load a file
offline-imported = { $count ->
    [0] The file contains nothing new.
    [one] One new entry has been added.
   *[other] { $count } new entries have been added.
}
offline-not-imported = This is not a file saved by Capicúa.
offline-import-full = This device has no storage left. Nothing has been added.

offline-engine-loads = Loading the games … { $percent } %
offline-engine-starts = The games are starting …
offline-starting = Setting up the table …
offline-starting-help = The first table takes a few seconds.
offline-missing = There is no such table on this device.
offline-broken = The games could not be started. Perhaps files are missing, or the device is short of memory. Your table is kept.
offline-to-page = Check the download
offline-moved = This table has been opened in another tab.
offline-moved-help = It can be open in one tab at a time. Nothing is lost.
offline-play-here = Play in this tab

offline-hand-over = { $name } is next
offline-hand-over-help = Hand the device to { $name }. All tiles are hidden until then.
offline-hand-over-asked = { $name } is asked something
offline-show = I am { $name }

# On tables of this device instead of the sentences about a server.
web-menu-fair = How tiles are dealt
offline-fair = The tiles are dealt at random on this device. Unlike at a table on a server, nobody commits to the deals beforehand, so nobody can verify afterwards that they were fair.
web-unwritable = The move cannot be saved: this device has no storage left. Free some space and play continues.
web-reconnecting = The table is being restored. No moves are lost.

friends-title = Play with friends
friends-intro = This site has no server: its tables are on your device only. A server for friends is quickly started.
friends-command = On a computer with Python 3.11 or newer:
friends-open = It opens the lobby, and shows a link and a QR code for phones in the same network.
friends-here = Two people on this device
