import type { DeliverySettings } from "../delivery/delivery.ts";

/** What delivery costs in a shop whose owner has not changed it; invented for the demonstration. */
export const demonstrationDelivery: DeliverySettings = {
  zones: [
    {
      name: { en: "Cairo and Giza", ar: "القاهرة والجيزة" },
      governorates: ["EG-C", "EG-GZ"],
      cost: "45.00",
      days_from: 2,
      days_to: 5,
    },
    {
      name: { en: "Alexandria and the Delta", ar: "الإسكندرية والدلتا" },
      governorates: ["EG-ALX", "EG-BH", "EG-DK", "EG-DT", "EG-GH", "EG-KB", "EG-KFS", "EG-MNF", "EG-SHR"],
      cost: "60.00",
      days_from: 3,
      days_to: 6,
    },
    {
      name: { en: "Canal cities and Upper Egypt", ar: "مدن القناة والصعيد" },
      governorates: [
        "EG-PTS",
        "EG-IS",
        "EG-SUZ",
        "EG-FYM",
        "EG-BNS",
        "EG-MN",
        "EG-AST",
        "EG-SHG",
        "EG-KN",
        "EG-LX",
        "EG-ASN",
      ],
      cost: "75.00",
      days_from: 3,
      days_to: 6,
    },
    {
      name: { en: "Coasts and deserts", ar: "السواحل والصحارى" },
      governorates: ["EG-MT", "EG-WAD", "EG-BA", "EG-SIN", "EG-JS"],
      cost: "95.00",
      days_from: 3,
      days_to: 6,
    },
  ],
  free_from: "2000.00",
};
