import type { ResourceTag, TagBindingOutcome } from "../../../generated/api";
import { refuse, type Words } from "../../errors";
import { tagName } from "./tag-name";

/** Domain rules: "20 per resource". */
export const MOST_TAGS = 20;

/** A tag, as far as binding it goes. */
export interface BoundTag {
  id: number;
  tagKey: string;
  tagValue: string;
}

/** What binding tags to one resource comes to: all of them or, refused, none. */
export interface BindingPlan {
  outcome: TagBindingOutcome;
  /** Tags it gets. */
  add: BoundTag[];
  /** Ids of tags that go, replaced by another value of their key. */
  drop: number[];
  /** Why it is refused, or what is replaced. */
  note: Words | null;
}

/** Plans the binding of tags, of a key only one, to a resource with these tags. */
export function planBinding(
  present: readonly ResourceTag[],
  wanted: readonly BoundTag[],
  { replace, gone }: { replace: boolean; gone: boolean },
): BindingPlan {
  if (gone) return refused(refuse("RESOURCE_GONE").words);
  const add = wanted.filter(({ id }) => !present.some(({ tagId }) => tagId === id));
  if (add.length === 0) return { outcome: "unchanged", add, drop: [], note: null };
  const others = add.flatMap((tag) => {
    const other = present.find(({ key }) => key === tag.tagKey);
    return other
      ? [{ id: other.tagId, from: tagName({ tagKey: other.key, tagValue: other.value }), to: tagName(tag) }]
      : [];
  });
  if (others.length > 0 && !replace)
    return refused(refuse("TAG_OTHER_VALUE", { names: others.map(({ from }) => from).join(", ") }).words);
  if (present.length + add.length - others.length > MOST_TAGS)
    return refused(refuse("TAG_LIMIT", { max: MOST_TAGS }).words);
  if (others.length === 0) return { outcome: "bound", add, drop: [], note: null };
  const changes = others.map(({ from, to }) => `${from} → ${to}`).join(", ");
  return { outcome: "replaced", add, drop: others.map(({ id }) => id), note: { zh: changes, en: changes } };
}

function refused(note: Words): BindingPlan {
  return { outcome: "refused", add: [], drop: [], note };
}
