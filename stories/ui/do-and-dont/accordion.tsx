import { Accordion } from '#ui/accordion/accordion.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { doAndDont } from './do-and-dont.tsx'

const titled = (...titles: string[]) =>
  titles.map((title) => ({ id: title, title, content: <p>Usually within ten minutes.</p> }))

const fee = <p>Withdrawals below ৳500 cost ৳10.</p>

export const accordionPairs = doAndDont(
  {
    why: 'The title says what is inside.',
    right: (
      <Accordion
        level={4}
        items={titled('How long does a withdrawal take?', 'Which accounts can I use?')}
      />
    ),
    wrong: <Accordion level={4} items={titled('Withdrawals', 'More', 'Good to know')} />,
  },
  {
    why: 'Fees, limits and conditions are open on the page.',
    right: (
      <Stack gap="3">
        {fee}
        <Accordion level={4} items={titled('How long does it take?')} />
      </Stack>
    ),
    wrong: <Accordion level={4} items={[{ id: 'fee', title: 'Small print', content: fee }]} />,
  },
)
