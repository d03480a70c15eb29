import { realTab } from '#mocks/boot/real-storage.ts'

const SHOWN = 'portal-mock:panel-tab'

/** The title of the section that was shown before the page was loaded; empty for none. */
export const readShownSection = (): string => realTab.get(SHOWN) ?? ''

/** The section that the panel shows after a reload. */
export const saveShownSection = (title: string): void => realTab.set(SHOWN, title)
