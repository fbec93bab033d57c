import { userEvent as storybookEvents } from "storybook/test";

/**
 * Storybook's user events under the name of their package, for the virtual screen reader: the built Storybook takes `storybook/test` as a global only
 * where a source imports it, and a second copy would prepare the page's controls once more, which then ignore typing.
 *
 * @public
 */
export const userEvent = storybookEvents;
