import { may, type Need, type RightHolder } from "@shop/domain/admins/rights.ts";
import { createContext, type ReactNode, useContext } from "react";

/** The signed-in administrator, whose rights decide which controls are drawn; an owner where none is given. The server decides what is done. */
export const RightsContext = createContext<RightHolder>({ role: "owner", rights: [] });

/** Whether the signed-in administrator has a right, or is an owner where that is required. */
export const useMay = (need: Need): boolean => may(useContext(RightsContext), need);

export interface AllowedProps {
  /** What is required to see the children. */
  readonly need: Need;
  /** Controls that only those see who have the right. */
  readonly children: ReactNode;
}

/** Shows controls to those who may use them. */
export const Allowed = ({ need, children }: AllowedProps): ReactNode => (useMay(need) ? children : null);
