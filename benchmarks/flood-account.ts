/** The account whose right password the flood sends. */
export const FLOOD_ACCOUNT = { username: "flooder", email: "flooder@example.com", password: "Correct donkey 8" };
