"""Build the client's typeface, ``web/src/typeface/figtree.woff2``, from Figtree.

    npm pack @fontsource-variable/figtree && tar -xf fontsource-variable-figtree-*.tgz
    cp package/files/figtree-latin-wght-normal.woff2 figtree.woff2
    uv run --with fonttools --with brotli scripts/client/typeface.py figtree.woff2

The weights are limited to those that the style sheets use, the features to kerning, accents and
tabular figures; ``OFL.txt`` beside the result is its licence. Run it again for a new version of
Figtree; ``web/tests/typeface.test.ts`` checks the result.
"""

import argparse
from pathlib import Path

WEIGHTS = (400, 700)
FEATURES = ["ccmp", "kern", "locl", "mark", "tnum"]
BUILT = Path(__file__).parents[2] / "web" / "src" / "typeface" / "figtree.woff2"


def main() -> None:
    """Write the typeface and print its size."""
    parser = argparse.ArgumentParser(description="Build the client's typeface from Figtree.")
    parser.add_argument("source", type=Path, help="a variable font with all Latin letters")
    source = parser.parse_args().source

    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    font = TTFont(source)
    options = subset.Options(layout_features=FEATURES, name_IDs=["*"], hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": WEIGHTS})
    font.flavor = "woff2"
    font.save(BUILT)
    print(f"{BUILT.name}: {BUILT.stat().st_size / 1000:.1f} KB")


if __name__ == "__main__":
    main()
