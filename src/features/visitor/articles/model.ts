import { idParam, pageParam } from '#patterns/search-state.ts'

/** The open article, and the page of the list to come back to. */
export const SEARCH = { id: idParam, page: pageParam }
