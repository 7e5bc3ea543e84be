/** The name, or with the first number behind it that nobody has yet ("list", "list2"), which is taken then. `between` stands before the number. */
export function freeName(name: string, taken: Set<string>, between = ""): string {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}${between}${count}`;
  taken.add(free);
  return free;
}
