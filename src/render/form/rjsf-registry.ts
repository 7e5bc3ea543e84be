import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from "@rjsf/utils";

/**
 * Stands in for the registry that rjsf's form falls back on (vite.config.ts): its own fields, templates and inputs are half of
 * the form's chunk, and none of them is drawn here, where the form is one field (form-sections.tsx).
 */
export default function emptyRegistry() {
  return {
    fields: {},
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: DEFAULT_ID_PREFIX,
      idSeparator: DEFAULT_ID_SEPARATOR,
      useFallbackUiForUnsupportedType: false,
    },
  };
}
