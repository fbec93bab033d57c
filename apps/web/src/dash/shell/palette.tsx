import { usePaletteModel } from "@shop/data/dash/palette/use-palette-model.ts";
import { isDashPath, localAddress } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { DashPalette, type DashPaletteProps } from "@shop/screens/dash/shell/dash-palette.tsx";
import { useNavigate } from "react-router-dom";

export type PaletteProps = Pick<DashPaletteProps, "admin" | "onLogout" | "onClose">;

/** Connects the command palette with its model and the router. */
export function Palette(props: PaletteProps) {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const onGo = (address: string) => {
    // The shop is another document.
    if (isDashPath(address)) void navigate(address);
    else location.assign(localAddress(address, locale));
  };
  return <DashPalette {...usePaletteModel()} {...props} onGo={onGo} />;
}
