import { Pager } from '#ui/pager/pager.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { doAndDont } from './do-and-dont.tsx'

const pagerOf = (what: string) => (
  <Pager
    page={2}
    pages={3}
    onChange={() => undefined}
    labels={{
      nav: what,
      previous: `Previous ${what}`,
      next: `Next ${what}`,
      page: (page: number) => `${what} ${page}`,
      summary: (page: number, pages: number) => `${page} / ${pages}`,
      first: 'first',
      last: 'last',
    }}
  />
)

const steps = ['Amount', 'Method', 'Confirm'].map((label) => ({ id: label, label }))

export const pagerPairs = doAndDont({
  why: 'Records have pages. A form has steps with names.',
  right: <Stepper label="Deposit" steps={steps} current="Method" doneLabel="done" />,
  wrong: pagerOf('Step'),
})
