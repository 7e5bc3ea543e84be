import { z } from "zod";
import { toneSchema, wordsSchema, wordsShape } from "./words";
import { whenSchema } from "./config/common";

/**
 * A menu code. It begins with the only v it has, so that none ends in another: whoever held the longer one would hold the shorter one
 * too (specification §6: "contains the code followed by a comma").
 */
export const code = z.string().regex(/^v\d+(-\d+(\.\d+)?)?$/, "a menu code looks like v3, v3-17 or v8-2.1");
const path = z.string().startsWith("/");
const schemaKey = { $schema: z.string().optional() };
/** 1 operations console, 2 maintenance console (specification §4). */
export const modeSchema = z.union([z.literal(1), z.literal(2)]);

/** An address outside the console; never a script's. */
const externalLink = z
  .strictObject({ ...wordsShape, url: z.url({ protocol: /^https?$/ }) })
  .meta({ id: "externalLink" });

/** config/console.json: what holds for the whole console. */
export const consoleSchema = z.strictObject({
  ...schemaKey,
  ...wordsShape,
  basePath: path.describe("Specification §2: base path of the console's addresses."),
  apiBase: path.describe("Specification §7: base path of the calls."),
  versionFile: path.describe("Specification §2: fetched at each navigation, below the base path."),
  timeoutMs: z.int().positive().describe("Specification §9: request time-out, milliseconds."),
  toastMs: z.int().positive().describe("Specification §9: how long a toast stays, milliseconds."),
  doubleClickMs: z
    .int()
    .positive()
    .describe("Specification §9: how long a pressed button stays disabled, milliseconds."),
  unreadBadgeCap: z.int().positive().describe("Specification §9: above it the badge shows the cap and a plus."),
  leftMenuWidth: z.int().positive().describe("Specification §2: width of the left menu, pixels."),
  pageSizes: z.array(z.int().positive()).min(1).describe("Page sizes a list offers; the first is taken at first."),
  signing: z
    .strictObject({
      source: z.string(),
      headers: z.strictObject({
        token: z.string(),
        timestamp: z.string(),
        code: z.string(),
        source: z.string(),
        signature: z.string(),
      }),
      order: z.array(z.enum(["source", "path", "code", "timestamp", "token"])).length(5),
    })
    .describe("Specification §7: names of the headers, and the order of the parts in the signature."),
  links: z
    .object({ businessView: externalLink })
    .catchall(externalLink)
    .describe("External links by name: businessView stands in the header, actions name any."),
  permissionContact: wordsSchema.describe("Whom to ask for a missing permission."),
  budgets: z.strictObject({
    manifestBytes: z.int().positive().describe("Largest manifest, bytes before compression."),
    screenBytes: z.int().positive().describe("Largest screen chunk, bytes before compression."),
  }),
});

const menuLeafShape = {
  ...wordsShape,
  code,
  icon: z.string().optional(),
  route: path.optional(),
  pending: z.boolean().optional(),
};
const tabs = z.array(path).min(2).describe("Addresses shown as a strip of tabs on each of their pages.").optional();
const leaf = z.strictObject({ ...menuLeafShape, tabs });
const group = z.strictObject({ ...menuLeafShape, tabs, children: z.array(leaf).min(1).optional() });
const entry = z.strictObject({ ...menuLeafShape, tabs, children: z.array(group).min(1).optional() });

/** config/menu/*.json: the left menu of one mode, to three levels. */
export const menuSchema = z.strictObject({
  ...schemaKey,
  ...wordsShape,
  mode: modeSchema,
  entries: z.array(entry).min(1),
  header: z
    .array(
      z.strictObject({
        ...wordsShape,
        name: z.string(),
        route: path,
        code: code.optional().describe("Code that rules/menu.json decides by; without one the entry always shows."),
        badge: z.enum(["unreadMessages", "cartItems"]).optional(),
        pending: z.boolean().optional(),
      }),
    )
    .describe("Entries of the header, in order."),
});

/** config/routes.json: every address of the console; views claim them. */
export const routesSchema = z.strictObject({
  ...schemaKey,
  routes: z.array(
    z.strictObject({
      path: path.describe(
        "Below the base path; parameters in braces, also behind a question mark: /newsCenter/news/{type}, /service/detail?id={id}.",
      ),
      redirect: path.optional(),
      frame: z
        .enum(["standard", "noMenu", "bare"])
        .optional()
        .describe("standard: header and left menu; noMenu: header only; bare: neither."),
      zh: wordsShape.zh.optional(),
      en: wordsShape.en.optional(),
      menu: code.optional(),
      modes: z
        .array(z.union([z.literal(1), z.literal(2)]))
        .min(1)
        .optional()
        .describe("The consoles in which it exists; unless told, those whose menu lists its code."),
      pending: z.boolean().optional().describe("No screen yet; needs zh, en and menu unless a menu entry leads here."),
    }),
  ),
});

/** config/rules/menu.json: specification §6, applied top to bottom. */
export const menuRulesSchema = z.strictObject({
  ...schemaKey,
  codes: z.record(code, wordsSchema).describe("Codes that rules and permissions name but no left menu lists."),
  rules: z.array(
    z.strictObject({
      note: z.string().describe("The sentence of the specification."),
      when: whenSchema.describe("Facts: mode, customType, accountType, all, channel."),
      only: z.array(code).optional(),
      hide: z.array(code).optional(),
    }),
  ),
  header: z.array(
    z.strictObject({
      note: z.string(),
      code,
      modes: z.array(modeSchema),
      anyOf: z
        .array(whenSchema)
        .min(1)
        .describe("Shown when any matches; the fact `held` tells whether the code is held."),
    }),
  ),
});

/** config/rules/entry.json: specification §4 and §6, applied top to bottom after sign-in and at each load. */
export const entryRulesSchema = z.strictObject({
  ...schemaKey,
  rules: z.array(
    z.strictObject({
      note: z.string().describe("The sentence of the specification."),
      when: whenSchema.describe("Facts: mode, customType, accountType, loginNum, loginNumStored."),
      zh: wordsShape.zh.optional().describe("The message, in Chinese."),
      en: wordsShape.en.optional().describe("The message, in English."),
      tone: toneSchema.optional(),
      switchMode: modeSchema.optional(),
      loadClouds: z.literal(true).optional(),
      refuse: z
        .literal(true)
        .optional()
        .describe("The profile is not stored, the session ends, the user goes to /login."),
      storeLoginNum: z.literal(true).optional(),
      go: path.optional(),
    }),
  ),
});

/** config/words/enums.json: words of enum values, by the enum's name in the description. */
export const enumWordsSchema = z
  .strictObject({ ...schemaKey })
  .catchall(z.record(z.string(), z.strictObject({ ...wordsShape, tone: toneSchema.optional() })));

/** config/words/messages.json: texts of the hand-written parts; `{name}` is a placeholder. */
export const messagesSchema = z.strictObject({ ...schemaKey }).catchall(wordsSchema);

/** config/changes.json: what is new for users, offered to them after a new version. */
export const changesSchema = z.strictObject({
  ...schemaKey,
  entries: z
    .array(z.strictObject({ date: z.iso.date().describe("The day it came, yyyy-MM-dd."), ...wordsShape }))
    .describe("In any order; one sentence or two each, in the users' words."),
});

/** config/clouds.json: the cloud providers (specification §1). */
export const cloudsSchema = z.strictObject({
  ...schemaKey,
  enums: z
    .array(z.string())
    .optional()
    .describe("Enums whose values are codes of these clouds: a value is shown with the cloud's image."),
  clouds: z.array(
    z.strictObject({
      ...wordsShape,
      code: z.string(),
      color: z.string().regex(/^#[0-9a-f]{6}$/i),
      image: z
        .string()
        .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.(svg|png)$/)
        .describe("Its icon, by its path below the console's base path."),
      introduce: wordsSchema,
    }),
  ),
});

/** config/console.json. */
export type ConsoleSettings = z.infer<typeof consoleSchema>;
/** One menu file. */
export type ConfigMenu = z.infer<typeof menuSchema>;
/** config/routes.json. */
export type ConfigRoutes = z.infer<typeof routesSchema>;
/** config/rules/menu.json. */
export type MenuRules = z.infer<typeof menuRulesSchema>;
/** config/rules/entry.json. */
export type EntryRules = z.infer<typeof entryRulesSchema>;
/** The words of one value of an enum. `image`: address of its image, which the compiler adds from config/clouds.json. */
export type EnumValueWords = { zh: string; en: string; tone?: z.infer<typeof toneSchema>; image?: string };
/** config/words/enums.json. */
export type EnumWords = Record<string, Record<string, EnumValueWords>>;
/** config/changes.json. */
export type ConfigChanges = z.infer<typeof changesSchema>;
/** One entry of config/changes.json. */
export type ConfigChange = ConfigChanges["entries"][number];
/** config/clouds.json. */
export type ConfigClouds = z.infer<typeof cloudsSchema>;
/** 1 operations console, 2 maintenance console. */
export type Mode = z.infer<typeof modeSchema>;
