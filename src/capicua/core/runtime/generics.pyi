from typing_extensions import TypeVar as TypeVar
