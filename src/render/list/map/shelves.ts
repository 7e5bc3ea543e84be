/** Something with all that is below it, placed from its own corner. */
export interface Block {
  width: number;
  height: number;
  /** Places it, and draws the lines to what is below it. */
  place: (x: number, y: number) => void;
}

/** A block in a row of blocks. */
interface Shelved {
  block: Block;
  x: number;
  /** The upper edge of its row. */
  top: number;
}

/** What is left free beside blocks and below rows, pixels. */
interface Gaps {
  aside: number;
  below: number;
}

/** Blocks beside each other, in rows. */
interface Shelves {
  width: number;
  height: number;
  shelved: Shelved[];
}

/** Rows are never full: these widths are tried, as parts of what would be enough if they were. */
const tried = [1, 1.1, 1.2, 1.35, 1.5, 1.7, 2];

/** Puts blocks beside each other, in as many rows as come nearest to the shape wanted. */
export function shelve(blocks: readonly Block[], aspect: number, gaps: Gaps): Shelves {
  const area = blocks.reduce((sum, block) => sum + (block.width + gaps.aside) * (block.height + gaps.below), 0);
  const widest = Math.max(0, ...blocks.map((block) => block.width));
  const unlike = ({ width, height }: Shelves): number => Math.abs(Math.log(width / height / aspect));
  return tried
    .map((part) => shelveWithin(blocks, Math.max(widest, Math.sqrt(area * aspect) * part), gaps))
    .reduce((best, shelves) => (unlike(shelves) < unlike(best) ? shelves : best));
}

function shelveWithin(blocks: readonly Block[], limit: number, { aside, below }: Gaps): Shelves {
  const shelved: Shelved[] = [];
  let [x, top, high, width] = [0, 0, 0, 0];
  for (const block of blocks) {
    if (x > 0 && x + block.width > limit) {
      top += high + below;
      [x, high] = [0, 0];
    }
    shelved.push({ block, x, top });
    x += block.width + aside;
    width = Math.max(width, x - aside);
    high = Math.max(high, block.height);
  }
  return { width, height: top + high, shelved };
}
