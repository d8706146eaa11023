// What one language calls the parts of a list. Words stand between commas; "french/e/es" is "french", "frenche" and "frenches".
import type { SignKey } from "../../signs/signs";

export interface ListingWords {
	/** By the English names of the genres. */
	genres: Record<string, string>;
	movie: string;
	tv: string;
	orders: Record<"trending" | "top_rated" | "latest", string>;
	/** By their codes, besides their names. What is said of a film's country and of its language alike is its language. */
	countries: Record<string, string>;
	languages: Record<string, string>;
	signs: Partial<Record<SignKey, string>>;
	/** Of 1920 to 1929, and so on. */
	decades: string[];
	/** One in digits, with the words around them and without spaces: its century, which may be left out, and its ten. */
	decade: RegExp;
	/** Words between the others. */
	fillers: string;
	/** What each word may begin with, as an article. */
	article?: string;
	/** Words are written without spaces between them. */
	isUnspaced?: true;
}
