/** One page of a list. */
export interface Page<T> {
  readonly items: T[]
  readonly total: number
  /** 0 when the list is empty. */
  readonly totalPages: number
}

/** The page with that number, from 1; a page behind the last is empty. */
export const toPage = <T>(all: readonly T[], pageNo: number, pageSize: number): Page<T> => ({
  items: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  total: all.length,
  totalPages: Math.ceil(all.length / pageSize),
})
