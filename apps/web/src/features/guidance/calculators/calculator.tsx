import { useState } from 'react';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useT } from '../../../lib/i18n/use-t.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { NumberField } from '../../../ui/text-field.tsx';
import {
  ANIMALS,
  type Answers,
  type CalculatorKind,
  type FieldName,
  figuresOf,
  type Line,
  QUESTIONS,
} from './figures.ts';

/** A form of a few figures with live results; formulas and sources are in the agronomy package. */
export function Calculator({ kind }: { kind: CalculatorKind }) {
  const t = useT('guidance');
  const [answers, setAnswers] = useState<Answers>(() => Object.fromEntries(QUESTIONS[kind]));
  const figures = figuresOf(kind, answers);
  const set = (name: FieldName, value: string | boolean) =>
    setAnswers({ ...answers, [name]: value });
  return (
    <Card title={t(`calculator.${kind}`)} icon="gauge" className="print:hidden">
      <div className="grid gap-5 md:grid-cols-2">
        <div className="grid content-start gap-3 sm:grid-cols-2">
          {QUESTIONS[kind].map(([name]) => {
            const value = answers[name];
            const label = t(`ask.${name}`);
            if (typeof value === 'boolean') {
              return (
                <CheckboxField
                  key={name}
                  label={label}
                  checked={value}
                  onChange={(event) => set(name, event.target.checked)}
                />
              );
            }
            if (name === 'animal') {
              const options = ANIMALS.map((animal) => ({
                value: animal,
                label: t(`animal.${animal}`),
              }));
              return (
                <SelectField
                  key={name}
                  label={label}
                  options={options}
                  value={value}
                  onChange={(event) => set(name, event.target.value)}
                />
              );
            }
            return (
              <NumberField
                key={name}
                label={label}
                value={value}
                min={0}
                onChange={(event) => set(name, event.target.value)}
              />
            );
          })}
        </div>
        <div role="status" className="flex flex-col gap-3">
          {figures ? (
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
              {figures.lines.map((line) => (
                <FigureLine key={line.name} line={line} />
              ))}
            </dl>
          ) : (
            <p className="text-muted">{t('calculator.incomplete')}</p>
          )}
          {figures?.note && <Alert tone="warn">{t(`note.${figures.note}`)}</Alert>}
        </div>
      </div>
      <p className="mt-3 text-sm text-muted">{t('calculator.rule')}</p>
    </Card>
  );
}

function FigureLine({ line }: { line: Line }) {
  const t = useT('guidance');
  const format = useFormat();
  const { name, value, unit } = line;
  const digits = unit === 'm' ? 2 : unit === 'pieces' || unit === 'g' ? 0 : 1;
  const text =
    unit === 'rupees'
      ? format.money(value)
      : t(`unit.${unit}`, { n: format.number(value, { maximumFractionDigits: digits }) });
  return (
    <>
      <dt>{t(`line.${name}`)}</dt>
      <dd className="text-end font-bold">{text}</dd>
    </>
  );
}
