import type { AssistantQuestion } from '@ankur/contracts/assistant/question-endpoints';
import {
  QUESTION_ANSWER_MAX,
  QUESTION_SOURCE_NAME_MAX,
  QUESTION_TITLE_MAX,
} from '@ankur/contracts/assistant/question-rules';
import { expertFailure } from '@ankur/contracts/experts/problems';
import { isLanguage, LANGUAGES } from '@ankur/languages/languages';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useWriteAnswerMutation } from './assistant-questions.api.ts';
import { languageLabel } from './language-label.ts';

interface Props {
  question: AssistantQuestion & Unsent;
  /** The answer was taken. */
  onDone: () => void;
}

/** Form for an answer to a frequent question; input stays when sending fails. */
export function QuestionForm({ question, onDone }: Props) {
  const t = useT('experts');
  const failureText = useFailureText('experts');
  const [write, { isLoading }] = useWriteAnswerMutation();
  const [title, setTitle] = useState(question.title ?? '');
  const [answer, setAnswer] = useState(question.answer ?? '');
  const [language, setLanguage] = useState(question.answer_language ?? question.language);
  const [source, setSource] = useState(question.sources[0]?.name ?? '');
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState(false);
  const missing = (text: string) =>
    tried && text.trim() === '' ? failureText(expertFailure('expert_text_empty')) : null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    setFailed(false);
    if (title.trim() === '' || answer.trim() === '') return;
    const [first, ...others] = question.sources;
    const url = first?.name === source.trim() ? first.url : null;
    const sources = source.trim() === '' ? others : [{ name: source, url }, ...others];
    const form = { title, answer, language, sources };
    const done = await write({ question, form });
    if (done.error) setFailed(true);
    else onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <TextField
        label={t('openForm.title')}
        value={title}
        maxLength={QUESTION_TITLE_MAX}
        error={missing(title)}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextareaField
        label={t('openForm.answer')}
        hint={t('openForm.hint')}
        rows={4}
        value={answer}
        maxLength={QUESTION_ANSWER_MAX}
        error={missing(answer)}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <SelectField
        label={t('openForm.language')}
        value={language}
        options={LANGUAGES.map(({ code, name }) => ({
          value: code,
          label: languageLabel(t, name.toLowerCase()),
        }))}
        onChange={(event) =>
          setLanguage(isLanguage(event.target.value) ? event.target.value : language)
        }
      />
      <TextField
        label={t('openForm.source')}
        value={source}
        maxLength={QUESTION_SOURCE_NAME_MAX}
        onChange={(event) => setSource(event.target.value)}
      />
      {failed && (
        <p role="alert" className="text-danger">
          {t('say.failed')}
        </p>
      )}
      <Button type="submit" busy={isLoading} className="self-start">
        {t('openForm.save')}
      </Button>
    </form>
  );
}
