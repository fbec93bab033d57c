interface ScreenLink {
  /** Screen and state. */
  readonly name: string;
  readonly storyId: string;
}

const screens: readonly ScreenLink[] = [
  { name: "Home", storyId: "shop-home--default" },
  { name: "Product list", storyId: "shop-product-list--default" },
  { name: "Product", storyId: "shop-product--default" },
  { name: "Product, out of stock", storyId: "shop-product--out-of-stock" },
  { name: "Cart", storyId: "shop-cart--default" },
  { name: "Cart, changed prices", storyId: "shop-cart--changed" },
  { name: "Checkout", storyId: "shop-checkout--default" },
  { name: "Checkout, invalid", storyId: "shop-checkout--invalid" },
  { name: "Login", storyId: "shop-account-login--default" },
  { name: "My orders", storyId: "shop-orders-my-orders--default" },
];

const modes = [
  { name: "English, light, desktop", globals: "locale:en;theme:light;viewport:desktop" },
  { name: "Arabic, dark, phone", globals: "locale:ar;theme:dark;viewport:phone" },
];

/** Links to the shop's most used screens in two modes; each address sets the globals of the toolbar. */
export const ScreenLinks = () => (
  <table>
    <tbody>
      {screens.map(({ name, storyId }) => (
        <tr key={storyId}>
          <th scope="row">{name}</th>
          {modes.map((mode) => (
            <td key={mode.name}>
              <a href={`./?path=/story/${storyId}&globals=${mode.globals}`} target="_top">
                {mode.name}
              </a>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
