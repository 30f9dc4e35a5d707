import type { EditedContent } from "#shared/contract/concerns.ts";

type Check = Pick<EditedContent, "checkby" | "checkwhy">;

/** The concerns that say what may change on a known day, by their key; staff of either language read why. */
export const defaultChecks: Record<string, Check> = {
  cost: {
    checkby: "2026-12-31",
    checkwhy:
      "Health plans can change each January, and the promise of many plans to pay ends with 2026. · Los seguros pueden cambiar cada enero, y la promesa de pagar que hicieron muchos termina con 2026.",
  },
  trust: {
    checkby: "2027-01-31",
    checkwhy:
      "It tells what happened in 2026, and a new vaccine schedule may come out in January. · Cuenta lo que pasó en 2026, y en enero puede salir un calendario de vacunas nuevo.",
  },
  "shots-and-visits": {
    checkby: "2027-01-31",
    checkwhy:
      "It gives the number of doses, and a new vaccine schedule may come out in January. · Dice cuántas dosis son, y en enero puede salir un calendario de vacunas nuevo.",
  },
};
