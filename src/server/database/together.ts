/** Asks together what is asked while another answer is awaited. */
export interface Together<Asked, Answer> {
  ask(asked: Asked): Promise<Answer>;
  /** How many wait for answers of others before they are asked themselves. */
  waiting(): number;
}

/** So many are asked together at most. */
const MOST = 50;

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * For a statement that every call makes: alone it is asked at once; under load one statement serves all that came while the one before was
 * under way. What fails fails for all that were asked together.
 * @param askAll answers in the order of what was asked
 */
export function together<Asked, Answer>(
  askAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): Together<Asked, Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let underWay = false;
  const askNext = async (): Promise<void> => {
    if (underWay || waiting.length === 0) return;
    underWay = true;
    const all = waiting.splice(0, MOST);
    try {
      const answers = await askAll(all.map(({ asked }) => asked));
      all.forEach(({ resolve }, index) => resolve(answers[index] as Answer));
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
    underWay = false;
    void askNext();
  };
  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        waiting.push({ asked, resolve, reject });
        void askNext();
      }),
    waiting: () => waiting.length,
  };
}
