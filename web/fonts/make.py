"""Makes the client's fonts anew: the letters of our four languages and nothing else.

    npm pack @fontsource/source-sans-3 @fontsource/almendra   # unpack both
    pip install fonttools brotli
    python3 make.py SOURCE_SANS_FOLDER ALMENDRA_FOLDER

Both fonts reserve their names under the Open Font License, so what we change has other names.
"""

import pathlib
import subprocess
import sys

from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).parent
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÀÁÂÄÆÇÈÉÊËÌÎÏÑÒÓÔÖÙÚÛÜßàáâäæçèéêëìîïñòóôöùúûüÿŒœ"
    + "\u00a0«°±·»¼½×÷–—‘’‚“”„•…‹›€−\u2009"
)


def make(source, name, family):
    target = HERE / name
    subprocess.run(
        [sys.executable, "-m", "fontTools.subset", str(source), f"--text={LETTERS}",
         "--layout-features=kern,tnum,lnum", "--no-hinting", "--flavor=woff2",
         f"--output-file={target}"],
        check=True,
    )
    font = TTFont(target)
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16):
            record.string = family.replace(" ", "") if record.nameID == 6 else family
    for table in font["cmap"].tables:
        # The space within numbers.
        if 0x202F not in table.cmap and 0x2009 in table.cmap:
            table.cmap[0x202F] = table.cmap[0x2009]
    font.save(target)


sans, display = map(pathlib.Path, sys.argv[1:3])
make(sans / "files/source-sans-3-latin-400-normal.woff2", "sans.woff2", "Freebooter Sans")
make(sans / "files/source-sans-3-latin-700-normal.woff2", "sans-bold.woff2", "Freebooter Sans Bold")
make(display / "files/almendra-latin-700-normal.woff2", "display.woff2", "Freebooter Display")
