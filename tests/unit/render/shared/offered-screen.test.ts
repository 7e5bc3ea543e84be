import { describe, expect, it } from "vitest";
import { offeredScreen } from "../../../../src/render/shared/offered-screen";
import type { ResolvedScreen } from "../../../../src/model/resolved";
import { action, detailView, formView, listView, words } from "../views";

const pay = action("pay", { providers: ["payment"] });
const cancel = action("cancel");
const field = {
  name: "ways",
  words: words("Ways"),
  widget: "multiChoice" as const,
  required: true,
  enum: "Way",
  valueProviders: { sms: "notification" },
};
const screen: ResolvedScreen = {
  subject: "things",
  title: words("Things"),
  views: {
    list: listView({ actions: [pay, cancel], rowActions: [cancel, pay], bulkActions: [pay] }),
    detail: detailView({
      actions: [pay, cancel],
      onOpen: pay,
      sections: [{ words: words("Reply"), fields: [], form: pay }],
      tabs: [{ name: "more", words: words("More"), sections: [{ words: words("Reply"), fields: [], form: pay }] }],
    }),
    drawer: formView({ name: "drawer", providers: ["payment"] }),
    page: formView({ name: "page", route: "/pay", providers: ["payment"], next: [pay] }),
    ways: formView({ name: "ways", sections: [{ words: words("How"), columns: 1, fields: [field] }] }),
  },
  enums: { Way: { site: words("Message"), sms: words("Text message") } },
};

describe("a screen where an outside service is missing", () => {
  it("is the same where none is, or another one", () => {
    expect(offeredScreen(screen, [])).toBe(screen);
    expect(offeredScreen(screen, ["payout"])).toEqual(screen);
  });

  it("has no action that needs it, wherever one is listed", () => {
    const { list, detail } = offeredScreen(screen, ["payout", "payment"]).views;
    expect(list).toMatchObject({ actions: [cancel], rowActions: [cancel], bulkActions: [] });
    expect(detail).toMatchObject({ actions: [cancel], sections: [{ words: words("Reply") }] });
    expect(JSON.stringify(detail)).not.toContain('"pay"');
  });

  it("has no form that needs it but those of an address, which says why it is closed", () => {
    const { views } = offeredScreen(screen, ["payment"]);
    expect(Object.keys(views)).toEqual(["list", "detail", "page", "ways"]);
    expect(views.page).not.toHaveProperty("next");
  });

  it("offers no value that needs it, and shows such values as before", () => {
    const { views, enums } = offeredScreen(screen, ["notification"]);
    expect(views.ways).toMatchObject({ sections: [{ fields: [{ name: "ways", enum: "Way offered" }] }] });
    expect(enums).toEqual({ ...screen.enums, "Way offered": { site: words("Message") } });
    expect(screen.enums).not.toHaveProperty("Way offered");
  });
});
