import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Form } from '../../../../patterns/forms/form.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Card, cardLook } from '../../../../ui/card/card.tsx'
import { RadioGroup } from '../../../../ui/radio/radio.tsx'
import { Stack } from '../../../../ui/stack/stack.tsx'
import { ANSWERS, QUESTIONS, resultOf, type SelfTestAnswer } from '../model.ts'

type Answers = Partial<Record<(typeof QUESTIONS)[number], SelfTestAnswer>>

const TONE = { none: 'success', low: 'info', moderate: 'warning', high: 'danger' } as const

/** F-36: nine questions about the last twelve months. The answers stay in this page: nothing is sent or kept. */
export function SelfTest() {
  const { t } = useTranslation('limits')
  const [open, setOpen] = useState(false)
  return (
    <Card gap="3">
      <p>{t('test.intro')}</p>
      {open ? (
        <Questions />
      ) : (
        <Stack direction="row">
          <Button onClick={() => setOpen(true)}>{t('test.start')}</Button>
        </Stack>
      )}
    </Card>
  )
}

function Questions() {
  const { t } = useTranslation('limits')
  const [answers, setAnswers] = useState<Answers>({})
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const given = QUESTIONS.flatMap((question) => answers[question] ?? [])
  const complete = given.length === QUESTIONS.length
  const missing = QUESTIONS.filter((question) => answers[question] === undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!complete)
      form.current?.querySelector<HTMLInputElement>(`input[name="question-${missing[0]}"]`)?.focus()
  }
  const result = tried && complete ? resultOf(given) : null
  return (
    <div ref={form}>
      <Form onSubmit={submit}>
        {QUESTIONS.map((question) => (
          <RadioGroup
            key={question}
            name={`question-${question}`}
            label={t(`test.question.${question}`)}
            error={tried && answers[question] === undefined ? t('test.missing') : undefined}
            value={answers[question] ?? ''}
            onValueChange={(value) => {
              const answer = ANSWERS.find((one) => one === value)
              setAnswers((before) => (answer ? { ...before, [question]: answer } : before))
            }}
            options={ANSWERS.map((value) => ({ value, label: t(`test.answer.${value}`) }))}
          />
        ))}
        <Button type="submit" variant="primary" block>
          {t('test.see')}
        </Button>
        <div role="status">
          {result ? (
            <div {...cardLook({ variant: 'filled', tone: TONE[result], gap: '2' })}>
              <p>
                <strong>{t(`test.result.${result}`)}</strong>
              </p>
              <p>{t(`test.advice.${result}`)}</p>
            </div>
          ) : null}
        </div>
      </Form>
    </div>
  )
}
