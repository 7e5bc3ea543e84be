import type { Path } from "../../src/compiler/read/config-file";
import type { MutationKind } from "./mutants";

/** A kind of change that the compiler lets pass, and why that is right. */
export interface Reviewed {
  name: string;
  /** Harmless: customers notice nothing. Review: only a person can say whether it is meant; `npm run changes` shows it. */
  verdict: "harmless" | "review";
  reason: string;
  kinds: readonly MutationKind[];
  /** Where: the path of what is changed, its steps joined by `/`, an index written `#`. */
  where: RegExp;
  /** Of keys that are misspelt, rather than of values. */
  ofKey?: boolean;
}

/** Every kind that was reviewed. The first that fits holds. */
export const reviewed: readonly Reviewed[] = [
  {
    name: "order-without-meaning",
    verdict: "harmless",
    reason: "any of several values is meant, or all of them: their order says nothing",
    kinds: ["swap"],
    where: /\/(when|refreshWhile|rows\/filter|filter|optional|apart|keep|codes|only|hide)\/(.*\/)?#$|routes\/#$/,
  },
  {
    name: "editor",
    verdict: "harmless",
    reason: "what an editor completes the file from",
    kinds: ["delete"],
    where: /^\$schema$/,
  },
  {
    name: "address",
    verdict: "harmless",
    reason: "what is part of an address is a text there, however it is written",
    kinds: ["type"],
    where: /^actions\/\w+\/send\/\w+\/value$/,
  },
  {
    name: "order",
    verdict: "review",
    reason: "in which order things stand is a matter of taste",
    kinds: ["swap"],
    where: /#$/,
  },
  {
    name: "wording",
    verdict: "review",
    reason: "a typing error in a sentence, or another sentence: readers see it, the glossary only knows terms",
    kinds: ["misspell", "swap"],
    where: /\/(zh|en)$|^(zh|en)$/,
  },
  {
    name: "exchanged",
    verdict: "review",
    reason: "two declarations of one kind under each other's names: each fits, only their words tell them apart",
    kinds: ["swap"],
    where:
      /^(fields|actions|views|openAs|links|codes|labels)\/[^/]+$|\/valueOpens\/\w+$|\/(columns|expand|optionalColumns|actor|note)$|^[\w.-]+$|^[A-Z]\w+\/[^/]+$|^budgets\/\w+$|\/(hint|success|submit|empty|help|confirm|title|none|why|no|one|consequence|unit|placeholder|notice|next|left|route|author)$/,
  },
  {
    name: "exchanged",
    verdict: "review",
    reason: "two fields of one type and meaning, each where the other was",
    kinds: ["swap"],
    where:
      /\/cards\/#\/(value|label|of)$|\/map\/kind$|\/(choices|compare)\/value$|\/(send|filter)\/\w+$|\/scope\/filters$/,
  },
  {
    name: "less-shown",
    verdict: "review",
    reason: "one thing less on the screen, that no call needs",
    kinds: ["delete"],
    where:
      /\/(columns|optionalColumns|fields|filters|frequentFilters|figures|sections|tabs|cards|series|steps|facts|expand|keep|links|items|rows|sheets|totals|palette|entries|queries|terms|of|label|amount)\/#$|^(entries|header|headerLinks|headerShows|queries|steps)\/#$/,
  },
  {
    name: "less-said",
    verdict: "review",
    reason: "a text or look that may be left out",
    kinds: ["delete"],
    where:
      /\/(hint|placeholder|empty|help|success|submit|none|title|unit|one|consequence|no|why|otherwise|tone|icon|width|widget|columns|note|lead|chart|format|better|keep|optionalColumns|totals|compare|button|of|pending|figures|panel|palette|intro|frequentFilters|trend|summary|layout|preview|words|unitFrom|valueOpens|sections|expand|live|beside|amount|notice|sum|result|conversation|timeline|actor|files|failed|rowKey|frame|filters|tiers|map|sees|until|image)$|^headerLinks$|\/cards\/#\/route$/,
  },
  {
    name: "less-done",
    verdict: "review",
    reason: "one action less that is offered, or one that is not repeated by itself",
    kinds: ["delete"],
    where:
      /\/(actions|rowActions|bulkActions)(\/#)?$|\/(action|opens|on|onward|follows|signsOut)$|\/valueOpens\/\w+$|^openAs(\/\w+)?$|\/(refreshWhile|sort|counts|next|onOpen|badge)(\/|$)/,
  },
  {
    name: "less-asked",
    verdict: "review",
    reason: "a confirmation less, or one without the name typed; a call that the API says is dangerous has to have one",
    kinds: ["delete"],
    where: /\/confirm(\/type)?$/,
  },
  {
    name: "less-checked",
    verdict: "review",
    reason:
      "what the server checks or fills in as well: rules between inputs, whether a name is free, the sum that was shown, the row that a form begins with",
    kinds: ["delete"],
    where: /\/(rules|sends(\/#)?|load|own|where|unique)$/,
  },
  {
    name: "condition",
    verdict: "review",
    reason: "when something applies: a rule loosened or tightened",
    kinds: ["delete", "one", "thousand", "misspell", "swap"],
    where: /(^|\/)when(\/|$)|^rules\/#|^header\/#\/anyOf\//,
  },
  {
    name: "permission",
    verdict: "review",
    reason: "who is admitted, within what the calls allow",
    kinds: ["delete", "misspell"],
    where: /(^|\/)permission(\/#)?$|\/(for|code)$|\/links\/#\/call$|^routes\/#\/modes(\/#)?$|\/calls(\/#)?$/,
  },
  {
    name: "number",
    verdict: "review",
    reason: "another number within its bounds",
    kinds: ["one", "thousand"],
    where: /./,
  },
  {
    name: "less-sent",
    verdict: "review",
    reason: "an input that a call can do without, or a filter of what is opened: a narrower or wider list",
    kinds: ["delete"],
    where: /\/(send|filter|optional|apart|items|scope)(\/|$)/,
  },
  {
    name: "less-helped",
    verdict: "review",
    reason: "help of an input, a number or a tab that may be left out; a field that the API does not require",
    kinds: ["delete"],
    where: /\/(choices|required|users|tabs|fill)(\/\w+)?$|^pageSizes\/#$/,
  },
  {
    name: "templates",
    verdict: "review",
    reason: "a text that a template names (`duration.${unit}`): which ones there have to be is checked by its type",
    kinds: ["delete"],
    where: /^[\w-]+(\.[\w-]+)+$/,
  },
  {
    name: "templates",
    verdict: "review",
    reason: "the same of its key",
    kinds: ["misspell"],
    where: /^[\w-]+(\.[\w-]+)+$/,
    ofKey: true,
  },
  {
    name: "outside",
    verdict: "review",
    reason: "an address outside of the console, or one that only links from outside lead to",
    kinds: ["misspell", "delete"],
    where: /^links\/\w+\/url$|^routes\/#(\/path)?$/,
  },
  {
    name: "known-to-the-server",
    verdict: "review",
    reason: "a code that the API takes as any text, or a label of a metrics server",
    kinds: ["misspell"],
    where: /\/send\/\w+\/value$|^labels\/\w+$/,
  },
  {
    name: "open-values",
    verdict: "review",
    reason: "words of a value that the API does not list",
    kinds: ["delete"],
    where: /^[A-Z]\w+\/[^/]+$/,
  },
  {
    name: "queries",
    verdict: "review",
    reason: "what a Prometheus-compatible server is asked: only it knows its series",
    kinds: ["misspell"],
    where: /^queries\/#\/query$/,
  },
  {
    name: "open-values",
    verdict: "review",
    reason: "words of values that the API does not list",
    kinds: ["delete", "misspell"],
    where: /^[A-Z]\w+\/[^/]+$/,
    ofKey: true,
  },
  {
    name: "name",
    verdict: "review",
    reason: "a name that staff choose, used in addresses alone",
    kinds: ["misspell"],
    where: /^(views|openAs)\/[^/]+$/,
    ofKey: true,
  },
  {
    name: "name",
    verdict: "review",
    reason: "a name that staff choose and that addresses and kept layouts use: it is not one of the API",
    kinds: ["misspell"],
    where: /\/(name|metric)$/,
  },
];

/** The path of a change as `where` reads it. */
export function placeOf(path: Path): string {
  return path.map((step) => (typeof step === "number" ? "#" : step)).join("/");
}
