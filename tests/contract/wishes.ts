/** A scan of a site as it is bought: 99.00, and no time. */
export const scanOf = (target = "www.example.com") => ({
  productCode: "vulscan",
  attrs: [
    { attrCode: "depth", value: "quick" },
    { attrCode: "targets", value: target },
  ],
});

/** Bastion hosts as they are bought, for a month or a year. */
export const bastionFor = (durationUnit: "M" | "Y", quantity = 1) => ({
  productCode: "bastion",
  quantity,
  durationNum: 1,
  durationUnit,
  attrs: [
    { attrCode: "assets", value: "50" },
    { attrCode: "sessions", value: "10" },
    { attrCode: "highAvailability", value: "no" },
  ],
});
