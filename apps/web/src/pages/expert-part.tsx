import { AssistantQuestions } from '../features/experts/assistant-questions.tsx';
import { ExpertDesk } from '../features/experts/expert-desk.tsx';

/** What experts see beside their own questions; a file of its own, since farmers never need it. */
export default function ExpertPart() {
  return (
    <>
      <ExpertDesk />
      <AssistantQuestions />
    </>
  );
}
