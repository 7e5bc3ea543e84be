import type { OpenApiDocument } from "./json-schema";

/** Base path of the calls, names of the headers that sign them, and what they say their source is. */
export interface Serving {
  apiBase?: string;
  headers: Readonly<Record<string, string>>;
  source?: string;
}

/** What a document says of it. */
export function servingOf({ servers, components }: OpenApiDocument): Serving {
  const { token, signature } = components?.securitySchemes ?? {};
  const [apiBase, source] = [servers?.[0]?.url, signature?.["x-source-value"]];
  return {
    ...(apiBase === undefined ? {} : { apiBase }),
    headers: {
      ...signature?.["x-headers"],
      ...(token?.name === undefined ? {} : { token: token.name }),
      ...(signature?.name === undefined ? {} : { signature: signature.name }),
    },
    ...(source === undefined ? {} : { source }),
  };
}
