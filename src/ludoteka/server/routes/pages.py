"""Routes of pages: the browser client, and the description of the API for people."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from ludoteka.server import sharing
from ludoteka.server.routes.common import AnyRequest, Services
from ludoteka.server.routes.schema_page import STYLE, page
from ludoteka.server.settings import Settings
from ludoteka.table.errors import not_found

NOT_BUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Ludoteka</title>
<link rel="stylesheet" href="/schema/style.css">
<h1>Ludoteka</h1>
<p>The server is running, but its browser client has not been built.</p>
<p>Programs can play: see the <a href="/schema">description of the API</a>.</p>
</html>
"""
FOREVER = "public, max-age=31536000, immutable"
AS_IT_IS = "as_it_is"
"""Marks routes whose answers are not compressed: the files of the browser client already are."""
RESERVED = ("api/", "schema/", "health/", "ready/", "metrics/")


class File(msgspec.Struct, frozen=True):
    """A file of the browser client, ready to be sent."""

    body: bytes
    media_type: str
    tag: str
    cache: str


def routes(settings: Settings, describe: Callable[[], dict[str, Any]]) -> Sequence[Any]:
    """The pages of a server with these settings."""
    client = read_client(settings.web)
    index = client.get("index.html") or as_file("index.html", NOT_BUILT.encode())
    document = cache(describe)

    @get("/schema/openapi.json", include_in_schema=False)
    async def openapi() -> Response[bytes]:
        """The description of the API for programs."""
        return Response(msgspec.json.encode(document()), media_type="application/json")

    @get("/schema", include_in_schema=False)
    async def schema_page() -> Response[str]:
        """The description of the API for people."""
        return Response(page(document()), media_type="text/html")

    @get("/schema/style.css", include_in_schema=False)
    async def schema_style() -> Response[str]:
        """How that page looks."""
        return Response(STYLE, media_type="text/css")

    @get("/", include_in_schema=False, opt={AS_IT_IS: True})
    async def first_page(request: AnyRequest) -> Response[bytes]:
        """The first page of the browser client."""
        return answer(request, index)

    @get("/table/{table:str}", include_in_schema=False)
    async def table_page(request: AnyRequest, server: Services, table: FromPath[str]) -> Response[bytes]:
        """The first page at the address of a table, which says what is played there wherever its link is posted."""
        language = sharing.reader_of(request.headers.get("accept-language", ""))
        told = await sharing.shared(server.tables, table, language)
        if told is None:
            return answer(request, index)
        base = (settings.public_url or str(request.base_url)).rstrip("/")
        head = sharing.tags(told, f"{base}/table/{table}", base, client)
        body = index.body.replace(b"</head>", head.encode() + b"\n</head>", 1)
        tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
        headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, headers=headers)
        return Response(body, media_type=index.media_type, headers=headers)

    @get("/{path:path}", include_in_schema=False, opt={AS_IT_IS: True})
    async def client_file(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
        """A file of the browser client; its own addresses (`/table/…`) all lead to its first page."""
        return answer(request, file_at(client, path.strip("/")) or index)

    return [openapi, schema_page, schema_style, first_page, table_page, client_file]


def file_at(client: dict[str, File], name: str) -> File | None:
    """A file of the client; None for an address of its own, which leads to its first page."""
    found = client.get(name)
    if found is None and (f"{name}/".startswith(RESERVED) or "." in name.rpartition("/")[2]):
        raise not_found("page")
    return found


def answer(request: AnyRequest, found: File) -> Response[bytes]:
    """A file, unless the browser has it already; compressed where it may be."""
    headers = {"ETag": found.tag, "Cache-Control": found.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", "") and (small := gzipped(found.body)):
        headers["Content-Encoding"] = "gzip"
        return Response(small, media_type=found.media_type, headers=headers)
    return Response(found.body, media_type=found.media_type, headers=headers)


def read_client(folder: str) -> dict[str, File]:
    """All files of the browser client by their address: from a folder, or those that come with the package."""
    if folder:
        root: Any = Path(folder)
    else:
        root = files("ludoteka") / "web"
    found: dict[str, File] = {}
    if root.is_dir():
        gather(root, "", found)
    return found


def gather(folder: Any, prefix: str, found: dict[str, File]) -> None:
    """Read a folder and those in it."""
    for entry in folder.iterdir():
        name = f"{prefix}{entry.name}"
        if entry.is_dir():
            gather(entry, f"{name}/", found)
        else:
            found[name] = as_file(name, entry.read_bytes())


def as_file(name: str, body: bytes) -> File:
    """A file ready to be sent; those with a fingerprint in their name never change."""
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    return File(body, media_type, tag, FOREVER if name.startswith("assets/") else "no-cache")


@cache
def gzipped(body: bytes) -> bytes:
    """A file with gzip, made when it is first asked for; empty if that makes it no smaller."""
    small = gzip.compress(body, 9, mtime=0)
    return small if len(small) < 0.9 * len(body) else b""
