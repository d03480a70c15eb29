import { Card } from '#ui/card/card.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { doAndDont } from './do-and-dont.tsx'

const labels = {
  previous: 'Back',
  next: 'Forward',
  pause: 'Pause',
  play: 'Start',
  slide: (index: number, count: number) => `${index + 1} of ${count}`,
}

const Slides = ({ label, texts }: { label: string; texts: [title: string, text: string][] }) => (
  <Carousel label={label} labels={labels} slidesPerView={1.4} gap={12} arrows="none">
    {texts.map(([title, text]) => (
      <Card key={title}>
        <h4>{title}</h4>
        <p>{text}</p>
      </Card>
    ))}
  </Carousel>
)

export const carouselPairs = doAndDont(
  {
    why: 'A slide works without the others.',
    right: (
      <Slides
        label="Offers"
        texts={[
          ['Weekend reload', '20% on deposits up to ৳2,000.'],
          ['Weekly cashback', '10% of your net losses.'],
        ]}
      />
    ),
    wrong: (
      <Slides
        label="One offer on two slides"
        texts={[
          ['This weekend', 'Deposit up to ৳2,000 …'],
          ['… and get', '20% on top.'],
        ]}
      />
    ),
  },
  {
    why: 'What everyone must see is on the page.',
    right: <Card tone="warning">Withdrawals are closed until 14:00.</Card>,
    wrong: (
      <Slides
        label="Offers with a notice"
        texts={[
          ['Weekend reload', '20% on deposits up to ৳2,000.'],
          ['Notice', 'Withdrawals are closed until 14:00.'],
        ]}
      />
    ),
  },
)
