import type { Words } from "../../../errors";
import { CloudError } from "../provider";
import type { PatientCloud } from "./patient-cloud";

const circle: Words = { zh: "云平台返回的分页重复", en: "The provider returned the same page again" };

/** A part of an answer; `next` is where it goes on, absent on the last one. */
interface Page {
  next?: string | undefined;
}

/**
 * All pages of an answer, each with the time at which the cloud was asked for it. One that leads back to a page before is asked for again, as
 * after any failure that passes: reading always ends.
 * @param call asks for the page at a cursor, undefined for the first one
 * @throws CloudError
 */
export async function* readPages<Answer extends Page>(
  patient: Pick<PatientCloud, "ask">,
  call: (cursor: string | undefined) => Promise<Answer>,
): AsyncGenerator<{ answer: Answer; asked: Date }> {
  const known = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await patient.ask(() => onward(call(cursor), known));
    yield page;
    cursor = page.answer.next;
    if (cursor !== undefined) known.add(cursor);
  } while (cursor !== undefined);
}

async function onward<Answer extends Page>(asked: Promise<Answer>, known: ReadonlySet<string>): Promise<Answer> {
  const page = await asked;
  if (page.next !== undefined && known.has(page.next)) throw new CloudError("unavailable", circle);
  return page;
}
