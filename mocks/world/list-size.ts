import type { World } from './world-types.ts'

/** Whether this is a world in which nothing is listed anywhere, so that every empty state can be seen. */
export const hasEmptyLists = ({ conditions }: World): boolean => conditions.lists === 'empty'

/** Whether the lists of this world are so long that pages and scrolling can be seen. */
export const hasHugeLists = ({ conditions }: World): boolean => conditions.lists === 'huge'
