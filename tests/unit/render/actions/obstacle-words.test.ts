import { expect, it } from "vitest";
import messages from "../../../../config/words/messages.json";
import type { Obstacle } from "../../../../src/render/shared/obstacle";
import { obstacleWords } from "../../../../src/render/actions/obstacle-words";
import { speaker } from "../../../../src/state/language";
import { MENU_CODES } from "../../../../src/widgets/contract";
import type { Manifest } from "../../../../src/model/resolved";
import { words } from "../views";

const { $schema: _schema, ...texts } = messages;
const say = (obstacle: Obstacle) =>
  obstacleWords(obstacle, {
    speaker: speaker("en", texts as unknown as Manifest["messages"]),
    enums: {
      [MENU_CODES]: { "v3-17": words("Bill detail"), v7: words("User management") },
      UserStatus: { 0: words("Disabled") },
    },
    fields: new Map([
      ["status", { words: words("Status"), enum: "UserStatus" }],
      ["builtin", { words: words("Built in") }],
    ]),
    contact: words("Ask your administrator."),
  });

it.each<{ obstacle: Obstacle; said: string }>([
  {
    obstacle: { kind: "permission", missing: [["v3-17"]] },
    said: "Requires permission: Bill detail (v3-17). Ask your administrator.",
  },
  {
    obstacle: { kind: "permission", missing: [["v3-17", "v7"]] },
    said: "Requires permission: Bill detail (v3-17) or User management (v7). Ask your administrator.",
  },
  {
    obstacle: { kind: "permission", missing: [["v7"], ["v99"]] },
    said: "Requires permission: User management (v7), v99. Ask your administrator.",
  },
  { obstacle: { kind: "state", field: "status", value: 0 }, said: "Not available while Status is “Disabled”" },
  {
    obstacle: { kind: "state", field: "status", value: 0, why: words("Only active users.") },
    said: "Only active users.",
  },
  { obstacle: { kind: "state", field: "builtin", value: true }, said: "Not available while Built in is “Yes”" },
  { obstacle: { kind: "state", field: "status", value: null }, said: "Not available while Status is empty" },
  { obstacle: { kind: "state", field: "hidden", value: 1 }, said: "Not available for this entry" },
  { obstacle: { kind: "account" }, said: "Not available for your account type" },
  {
    obstacle: { kind: "scope", filters: [words("Region"), words("Currency")] },
    said: "Not available with these filters: Region, Currency",
  },
  { obstacle: { kind: "row" }, said: "Not available for this entry" },
  { obstacle: { kind: "selection", count: 5 }, said: "Not available for any of the 5 selected entries" },
  {
    obstacle: { kind: "busy" },
    said: "Another bulk operation is in progress. Wait for it to finish or stop it.",
  },
])("says “$said”", ({ obstacle, said }) => {
  expect(say(obstacle)).toBe(said);
});
