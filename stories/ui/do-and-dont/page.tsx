import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const pagePairs = doAndDont({
  why: 'The title is the word of the menu, and the lead says what people can do here.',
  right: (
    <Page
      title="Betting record"
      lead="Find your bets of the last 90 days."
      actions={<Button>Choose dates</Button>}
    />
  ),
  wrong: (
    <Page
      title="Your gaming journey"
      lead="Welcome! We are happy to have you here."
      actions={<Button>Go</Button>}
    />
  ),
})
