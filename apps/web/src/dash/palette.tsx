import { usePaletteModel } from "@shop/data/models/dash/use-palette-model.ts";
import { DashPalette, type DashPaletteProps } from "@shop/screens/dash/shell/dash-palette.tsx";
import { useNavigate } from "react-router-dom";

/** Props of {@link Palette}. */
export type PaletteProps = Pick<DashPaletteProps, "role" | "onLogout" | "onClose">;

/** Connects the command palette with its model and the router. */
export function Palette(props: PaletteProps) {
  const navigate = useNavigate();
  return <DashPalette {...usePaletteModel()} {...props} onGo={(address) => void navigate(address)} />;
}
