"""Languages: every word a player reads, in English, Czech and Polish, from Fluent messages.

>>> from ludoteka.i18n import Words
>>> Words("cs").say("ui-player", number=3)
'Hráč 3'
"""

from ludoteka.i18n.check import check_messages, check_shared
from ludoteka.i18n.language import LANGUAGES, default_language, read_language
from ludoteka.i18n.words import Value, Words

__all__ = ["LANGUAGES", "Value", "Words", "check_messages", "check_shared", "default_language", "read_language"]
