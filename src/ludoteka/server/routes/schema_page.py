"""The description of the API as a page: no script, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

Schema = dict[str, Any]

STYLE = """\
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #ccc; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
pre { background: #f5f5f2; padding: .7rem; overflow-x: auto; white-space: pre-wrap; }
summary { cursor: pointer; padding: .2rem 0; }
summary b { display: inline-block; min-width: 4.5rem; }
table { border-collapse: collapse; margin: .5rem 0; }
td, th { text-align: left; vertical-align: top; padding: .15rem 1rem .15rem 0; }
details details { margin-left: 1rem; }
:target { background: #fff6d6; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1b1a; color: #ddd; }
  pre { background: #262624; }
  a { color: #8ab4f8; }
  :target { background: #443a10; }
}
"""


def page(document: Schema) -> str:
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width"><title>Ludoteka: the API</title>',
        '<link rel="stylesheet" href="/schema/style.css">',
        f"<h1>{escape(document['info']['title'])} {escape(document['info']['version'])}</h1>",
        *(f"<p>{escape(text)}</p>" for text in document["info"]["description"].split("\n\n")),
        '<p>For programs: <a href="/schema/openapi.json">openapi.json</a>.</p>',
    ]
    tags: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            tags.setdefault(operation["tags"][0], []).append(route(path, method, operation))
    for tag, entries in tags.items():
        parts += [f"<h2>{escape(tag.capitalize())}</h2>", *entries]
    parts.append("<h2>Types</h2>")
    parts += [named(name, schema) for name, schema in document["components"]["schemas"].items()]
    return "\n".join(parts) + "</html>"


def route(path: str, method: str, operation: Schema) -> str:
    rows = [
        f"<tr><td><code>{escape(each['name'])}</code><td>{escape(each['in'])}"
        f"{', required' if each['required'] else ''}<td>{shape(each['schema'])}"
        for each in operation["parameters"]
    ]
    if "requestBody" in operation:
        body = operation["requestBody"]["content"]["application/json"]["schema"]
        rows.append(f"<tr><td>body<td>required<td>{shape(body)}")
    for status, response in operation["responses"].items():
        shapes = " or ".join(shape(each["schema"]) for each in response.get("content", {}).values())
        rows.append(f"<tr><td>{status}<td>{escape(response['description'])}<td>{shapes}")
    return (
        f'<details id="{escape(operation["operationId"])}"><summary><b>{method.upper()}</b> '
        f"<code>{escape(path)}</code> {escape(operation['summary'])}</summary><table>{''.join(rows)}</table></details>"
    )


def named(name: str, schema: Schema) -> str:
    about = escape(schema.get("description", ""))
    if "properties" not in schema:
        return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{about}</p><p>{shape(schema)}</p>'
    needed = schema.get("required", ())
    rows = [
        f"<tr><td><code>{escape(key)}</code>{'' if key in needed else ' (optional)'}<td>{shape(value)}"
        for key, value in schema["properties"].items()
    ]
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{about}</p><table>{"".join(rows)}</table>'


def shape(schema: Schema) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(shape(each) for each in schema[key])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    kind = str(schema.get("type", "anything"))
    if kind == "array":
        return f"list of {shape(schema.get('items') or {})}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {shape(schema['additionalProperties'])}"
    return escape(kind)
