import { asArray } from '#lib/read.ts'

export interface Article {
  readonly id: string
  readonly title: string
  readonly content: string
}

export interface Section {
  readonly id: string
  readonly title: string
  readonly articles: readonly Article[]
}

/** The sections that have something to read. */
export const withArticles = (sections: readonly Section[] | null | undefined): readonly Section[] =>
  asArray(sections).filter((section) => asArray(section.articles).length > 0)
