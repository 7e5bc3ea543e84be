/** Service categories of FOCUS 1.0 by what bills call them: the product groups the rarer ones as Other. */
const serviceCategories = new Map<string, string>([
  ...[
    "Compute",
    "Storage",
    "Networking",
    "Databases",
    "Security",
    "Management and Governance",
    "Analytics",
    "AI and Machine Learning",
    "Integration",
    "Identity",
    "Web",
    "Other",
  ].map((name): [string, string] => [name, name]),
  ...[
    "Business Applications",
    "Developer Tools",
    "Internet of Things",
    "Media",
    "Migration",
    "Mobile",
    "Multicloud",
  ].map((name): [string, string] => [name, "Other"]),
]);

const chargeCategories = ["Usage", "Purchase", "Tax", "Credit", "Adjustment"];
const chargeFrequencies = ["One-Time", "Recurring", "Usage-Based"];

const same = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase();

/** A ServiceCategory as bills call it, whatever its capitals; undefined where FOCUS has no such one. */
export function serviceCategoryOf(text: string): string | undefined {
  return [...serviceCategories].find(([name]) => same(text, name))?.[1];
}

/** A ChargeCategory in FOCUS's own spelling. */
export function chargeCategoryOf(text: string): string | undefined {
  return chargeCategories.find((name) => same(text, name));
}

/** A ChargeFrequency in FOCUS's own spelling; files write both Usage-Based and Usage-based. */
export function chargeFrequencyOf(text: string): string | undefined {
  return chargeFrequencies.find((name) => same(text, name));
}

/** How often a charge comes where the file does not say. */
export function usualFrequency(chargeCategory: string): string {
  return chargeCategory === "Usage" ? "Usage-Based" : "One-Time";
}

/** Kind of bill line a charge becomes; a correction that gives money back is a refund. */
export function billItemTypeOf(chargeCategory: string, correction: boolean, payable: string): string {
  if (correction && payable.startsWith("-")) return "Refund";
  return { Usage: "PayAsYouGoBill", Purchase: "SubscriptionOrder" }[chargeCategory] ?? "Adjustment";
}
