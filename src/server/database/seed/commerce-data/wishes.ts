import type { AttrChoice, DurationRule, PriceAttribute } from "../../../areas/product/price-model";
import type { Wish } from "../../../areas/product/catalogue";
import { checkChoices, isAskedFor } from "../../../areas/product/choices";
import { priceOf } from "../../../areas/product/price";
import type { Random } from "../bills-generator/random";
import type { SeedProduct } from "./attributes";

const domains = ["www.example.com", "shop.example.com", "api.example.com", "m.example.cn", "oa.example.cn"];

/** Choices somebody might make, valid for the product. Certificates are left out: none would stay valid. */
export function sampleChoices(random: Random, product: SeedProduct): AttrChoice[] {
  const choices: AttrChoice[] = [];
  for (const attribute of product.attributes) {
    if (isAskedFor(attribute, choices))
      choices.push({ attrCode: attribute.attrCode, value: sampleValue(random, attribute) });
  }
  return choices;
}

function sampleValue(random: Random, { attrCode, attrType, options, min, max, step }: PriceAttribute): string {
  if (attrCode === "certificate") return "no";
  if (attrCode === "ports") return options.length > 0 ? "80,443" : String(min ?? 0);
  if (options.length > 0) return (random.chance(0.75) ? options[0] : random.pick(options))?.value ?? "";
  if (attrType === "ip")
    return Array.from({ length: random.whole(1, 3) }, (_, at) => `198.51.100.${at * 60 + random.whole(1, 59)}`).join(
      ",",
    );
  if (attrType === "domain") return random.pick(domains);
  const steps = Math.floor(((max ?? 10) - (min ?? 0)) / (step ?? 1));
  return String((min ?? 0) + random.whole(0, Math.min(steps, 1)) * (step ?? 1));
}

/** A duration the product is sold for, mostly the shortest ones; none where it is bought once. */
export function sampleDuration(random: Random, { durations }: SeedProduct): DurationRule | null {
  const wanted = random.chance(0.88)
    ? durations.slice(0, 2)
    : durations.filter(({ durationNum, durationUnit }) => durationUnit === "Y" && durationNum === 1);
  return durations.length > 0 ? random.pick(wanted) : null;
}

/** What somebody might buy, with what it costs. */
export interface SampledWish extends Wish {
  quantity: number;
  payAmount: string;
}

/** Something that a product can be ordered as. */
export function sampleWish(random: Random, product: SeedProduct, now: Date): SampledWish {
  const duration = sampleDuration(random, product);
  const quantity = random.chance(0.92) ? 1 : random.whole(2, 3);
  const attrs = sampleChoices(random, product);
  const { payAmount } = priceOf(product, checkChoices(product.attributes, attrs, now), quantity, duration ?? {});
  const { durationNum = null, durationUnit = null } = duration ?? {};
  return { productCode: product.code, attrs, quantity, payAmount, durationNum, durationUnit };
}
