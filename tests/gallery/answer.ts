import { type Operation, type OperationId, operations, type Output } from "../../src/generated/operations";
import { TOUR_KEY } from "../../src/domain/preference-keys";
import type { Language, Words } from "../../src/model/words";
import { errorCatalogue } from "../../src/server/error-catalogue";
import { type DescribedAnswer, schemas } from "./describe";
import { exampleOf, type ExampleWish } from "./example/example";
import { authCodesOf, type GallerySession, type GalleryState, tokenOf } from "./states";

/** A call of the console. */
export interface Asked {
  session: GallerySession;
  language: Language;
  input: Readonly<Record<string, unknown>>;
}

/** An answer of the gallery's API. */
export interface GalleryAnswer {
  /** HTTP status. */
  status: number;
  /** Media type. */
  type: string;
  body: string;
  /** It is kept from the console as long as the console waits. */
  waits?: true;
}

/** How examples are made in each state that has any. */
const wishes: Record<GalleryState, Pick<ExampleWish, "amount" | "texts">> = {
  many: { amount: "many", texts: "plain" },
  one: { amount: "one", texts: "plain" },
  empty: { amount: "none", texts: "plain" },
  loading: { amount: "many", texts: "plain" },
  error: { amount: "many", texts: "plain" },
  forbidden: { amount: "many", texts: "plain" },
  unpermitted: { amount: "many", texts: "plain" },
  long: { amount: "many", texts: "long" },
  markup: { amount: "many", texts: "markup" },
};

/** Properties of answers by which a session goes on whatever the state: without them there is no console to look at. */
const certain: { [Id in OperationId]?: (asked: Asked) => Partial<Output<Id>> | null } = {
  login: ({ input }) => ({ token: tokenOf(String(input.username)) }),
  logout: () => null,
  getSession: () => ({}),
  getVerifyCodeImage: () => "",
  getCurrentUser: ({ session }) => ({
    id: 1,
    accountType: 0,
    customType: 1,
    loginNum: 2,
    oneTimePassword: false,
    authCodes: authCodesOf(session),
  }),
  getAuthority: ({ session }) => ({ authCodes: authCodesOf(session), customType: 1, missingProviders: [] }),
  getPreference: ({ input }) => ({ key: String(input.key), value: input.key === TOUR_KEY ? "seen" : null }),
  savePreference: () => null,
  // Nobody enters before the clouds are known.
  listUserClouds: () => null,
};

/** What the API of the gallery answers to a call: made of the description, in the state that the session is in. */
export function answerOf(described: DescribedAnswer, asked: Asked): GalleryAnswer {
  const { operationId, type, schema } = described;
  const fixed = certain[operationId]?.(asked) as object | string | null | undefined;
  const { state } = asked.session;
  const isCertain = fixed !== undefined;
  if (!isCertain && state === "error") return refusal(500, errorCatalogue.FAILED, asked.language);
  if (!isCertain && state === "forbidden")
    return refusal(403, errorCatalogue.NO_PERMISSION, asked.language, codeOf(operationId));
  if (type !== "application/json") return { status: 200, type, body: rawBody(type) };
  const envelope = exampleOf(schema, { ...wishes[state], ...asked, schemas }) as { data: unknown };
  const data = isObject(envelope.data) && isObject(fixed) ? { ...envelope.data, ...fixed } : envelope.data;
  const body = JSON.stringify({ ...envelope, message: "", data });
  return { status: 200, type, body, ...(!isCertain && state === "loading" && { waits: true }) };
}

/** An answer that says no, as the server gives it: its own failures by HTTP, too. */
function refusal(code: number, words: Words, language: Language, permission = ""): GalleryAnswer {
  const message = words[language].replace("{code}", permission);
  const body = JSON.stringify({ code, message, data: null });
  return { status: code >= 500 ? code : 200, type: "application/json", body };
}

/** A permission that the call asks for. */
function codeOf(operationId: OperationId): string {
  const { permission }: Operation = operations[operationId];
  return permission?.[0] ?? "v1";
}

function rawBody(type: string): string {
  return type === "image/svg+xml" ? `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>` : "";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
