import { Button } from '#ui/button/button.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { doAndDont } from './do-and-dont.tsx'
import { Panel } from './panel.tsx'

const play = <Button variant="primary">Play</Button>

export const gameSheetPairs = doAndDont(
  {
    why: 'Facts are a term and a value.',
    right: (
      <Panel title="Lantern Festival" actions={play}>
        <KeyValue
          rows={[
            { id: 'vendor', term: 'Vendor', detail: 'Rajhans' },
            { id: 'rtp', term: 'Return to player', detail: '96.5%' },
            { id: 'stakes', term: 'Stakes', detail: '৳1.00 to ৳5,000.00' },
          ]}
        />
      </Panel>
    ),
    wrong: (
      <Panel title="Lantern Festival" actions={play}>
        <p>Light the lanterns and let the big wins shine! A must for every lover of slots.</p>
      </Panel>
    ),
  },
  {
    why: 'A closed game says why and until when, in place of Play.',
    right: (
      <Panel title="Lantern Festival">
        <p>Under maintenance until 14:00.</p>
      </Panel>
    ),
    wrong: <Panel title="Lantern Festival" actions={<Button disabled>Play</Button>} />,
  },
)
