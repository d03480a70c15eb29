import { DateRangeField } from '#ui/date-range-field/date-range-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Row } from '../layout.tsx'
import { lastWeek } from '../sample-range.ts'
import { doAndDont } from './do-and-dont.tsx'

const ignore = () => undefined

export const dateRangeFieldPairs = doAndDont(
  {
    why: 'A range is one field. In two fields people can end before they begin.',
    right: <DateRangeField {...lastWeek} label="Dates" onChange={ignore} />,
    wrong: (
      <Row>
        <TextField label="From" defaultValue="2026-11-20" />
        <TextField label="To" defaultValue="2026-11-14" />
      </Row>
    ),
  },
  {
    why: 'One day, such as a birthday, is typed.',
    right: <TextField label="Date of birth" hint="For example 1990-05-31" />,
    wrong: <DateRangeField {...lastWeek} label="Date of birth" onChange={ignore} />,
  },
)
