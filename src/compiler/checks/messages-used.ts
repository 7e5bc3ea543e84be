import { atKey, type Check } from "./check";

/**
 * Every text of config/words/messages.json is used by a hand-written part: its key stands there in quotes, or begins as a
 * template does (`home.lead${mode}`). The other way round the type checker sees to it.
 */
export const checkMessagesUsed: Check = ({ program: { messages, handwritten } }, report) => {
  if (!messages || handwritten.length === 0) return;
  const quoted = new Set<string>();
  const beginnings: string[] = [];
  for (const { text } of handwritten) {
    for (const [, key = ""] of text.matchAll(/["'`]([\w.-]+)["'`]/g)) quoted.add(key);
    for (const [, beginning = ""] of text.matchAll(/`([\w.-]+)\$\{/g)) beginnings.push(beginning);
  }
  for (const name of Object.keys(messages.value)) {
    const used = quoted.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
    if (!used) report(atKey(messages, [name]), "CFG_UNUSED_MESSAGE", { name });
  }
};
