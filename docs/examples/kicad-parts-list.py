#!/usr/bin/env python3
"""Opens the bill of materials of a KiCad project as a parts list in the shop.

    python3 kicad-parts-list.py https://shop.example board.csv [BOARDS]

KiCad writes the file in its schematic editor: Tools, Generate Bill of Materials, Export.
"""

import json
import sys
import urllib.error
import urllib.request
import webbrowser


def main() -> int:
    if len(sys.argv) not in (3, 4):
        print(__doc__, file=sys.stderr)
        return 2
    shop, path = sys.argv[1].rstrip("/"), sys.argv[2]
    with open(path, "rb") as file:
        content = file.read()
    try:
        bom = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        bom = content.decode("cp1252", errors="replace")
    # The shop finds the columns by their headings, in the languages of KiCad.
    body = {"list": bom, "boards": int(sys.argv[3]) if len(sys.argv) == 4 else 1}
    request = urllib.request.Request(
        f"{shop}/backend/public/api/parts-lists/links",
        data=json.dumps(body).encode(),
        headers={"content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            link = json.load(answer)
    except urllib.error.HTTPError as refusal:
        print(f"The shop has refused the list ({refusal.code}): {refusal.read().decode()}", file=sys.stderr)
        return 1
    except urllib.error.URLError as failure:
        print(f"The shop cannot be reached: {failure.reason}", file=sys.stderr)
        return 1
    print(link["address"])
    webbrowser.open(link["address"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
