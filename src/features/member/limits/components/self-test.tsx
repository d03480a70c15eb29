import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type Control, useController, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card, cardLook } from '#ui/card/card.tsx'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { ANSWERS, QUESTIONS, type SelfTestFields, scoreSelfTest, selfTestSchema } from '../model.ts'

const TONE = { none: 'success', low: 'info', moderate: 'warning', high: 'danger' } as const

/** Nine questions about the last twelve months. The answers stay in this page: nothing is sent or kept. */
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
  const { control, formState, handleSubmit } = useForm<SelfTestFields>({
    resolver: zodResolver(selfTestSchema),
  })
  const answers = selfTestSchema.safeParse(useWatch({ control }))
  const result =
    formState.isSubmitted && answers.success ? scoreSelfTest(Object.values(answers.data)) : null
  return (
    <Form onSubmit={handleSubmit(() => undefined)}>
      {QUESTIONS.map((question) => (
        <QuestionPart key={question} control={control} question={question} />
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
  )
}

interface QuestionPartProps {
  control: Control<SelfTestFields>
  question: (typeof QUESTIONS)[number]
}

function QuestionPart({ control, question }: QuestionPartProps) {
  const { t } = useTranslation('limits')
  const { field, fieldState } = useController({ control, name: `question-${question}` })
  return (
    <RadioGroup
      ref={(element) => field.ref(element?.querySelector('input') ?? null)}
      name={field.name}
      label={t(`test.question.${question}`)}
      error={fieldState.error ? t('test.missing') : undefined}
      value={field.value ?? ''}
      onValueChange={field.onChange}
      options={ANSWERS.map((value) => ({ value, label: t(`test.answer.${value}`) }))}
    />
  )
}
