import type { Text } from '../text.ts'

/** An article of the help; `{name}` in its content stands for a value of values.ts. */
interface ArticleText {
  readonly id: string
  readonly title: Text
  readonly content: Text
}

export interface SectionText {
  readonly id: string
  readonly title: Text
  readonly articles: readonly ArticleText[]
}
