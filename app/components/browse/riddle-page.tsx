import { Form, Link } from "react-router";
import { SearchInput } from "~/components/site/search-form";
import { TitleCardView } from "~/components/title/title-card";
import { Bulbs, bulbsOf } from "~/components/ui/bulbs";
import { Button, ButtonLink } from "~/components/ui/button";
import { CopyByHand, useCopy } from "~/components/ui/copy";
import { MarkedText } from "~/components/ui/marked-text";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titleKey, titlePath } from "~/domain/catalogue/paths";
import { GUESSES_MAX, RIDDLE_PATH, riddleUrl } from "~/domain/catalogue/signs/riddle";
import type { Riddle } from "~/domain/catalogue/signs/riddle.server";
import { useFormats } from "~/messages/formats";
import { type PicturesTexts, picturesTexts } from "~/messages/pictures";
import { signsTexts } from "~/messages/signs";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { PRODUCT_NAME } from "~/product";

interface RiddlePageProps extends Omit<Riddle, "filmId" | "poster"> {
	/** URL of the poster of which a corner is shown; null before its hint. */
	corner: string | null;
	guesses: number[];
	text: string;
}

/** The daily riddle. Its state is in the URL, so that it needs neither scripts nor an account. */
export function RiddlePage(riddle: RiddlePageProps) {
	const { day, year, signs, wrong, film, isSolved } = riddle;
	const texts = useTexts(picturesTexts);
	const { names } = useTexts(signsTexts);
	const formats = useFormats();
	const films = () =>
		wrong.map(({ id, title }, index) => (
			<span key={id}>
				{index > 0 && formats.comma}
				<bdi>{title}</bdi>
			</span>
		));
	const bulbs = bulbsOf(Array.from({ length: GUESSES_MAX }, (_, index) => index < countUsed(riddle)));
	return (
		<div className="mx-auto max-w-3xl space-y-10 px-gutter pt-24 md:pt-32">
			<header className="space-y-3 text-center">
				<h1 className="lettering text-title">{texts.riddle}</h1>
				<p className="mx-auto max-w-prose text-balance text-soft">{texts.whichFilm(formats.date(day) ?? day)}</p>
			</header>
			<section aria-label={texts.theRiddle} className="space-y-5">
				<ul className="grid grid-cols-3 gap-4 sm:gap-6">
					{signs.map(({ key, picture }) => (
						<li key={key} className="text-center text-sm font-medium text-soft">
							<img src={picture} alt="" width={185} height={185} className="mb-2 w-full rounded-lg bg-raised" />
							{names[key]}
						</li>
					))}
				</ul>
				<p className="lettering text-center text-title">{year}</p>
			</section>
			<Hints {...riddle} />
			<div role="status" className="space-y-3 text-center">
				<p>{describeState(texts, riddle)}</p>
				<Bulbs bulbs={bulbs} label={null} className="mx-auto w-32" />
				{wrong.length > 0 && (
					<p className="text-soft">
						<MarkedText text={texts.notIt} marks={{ films }} />
					</p>
				)}
			</div>
			{film ? <Solution {...riddle} film={film} isSolved={isSolved} /> : <GuessForm {...riddle} />}
		</div>
	);
}

/** The guesses that were made, the right one too. */
function countUsed({ wrong, isSolved }: Pick<RiddlePageProps, "wrong" | "isSolved">): number {
	return wrong.length + Number(isSolved);
}

function describeState(texts: PicturesTexts, { film, isSolved, wrong }: RiddlePageProps): string {
	if (!film) return texts.attemptsLeft(GUESSES_MAX - wrong.length);
	return isSolved ? texts.solved(film.title, wrong.length + 1, GUESSES_MAX) : texts.itWas(film.title);
}

function Hints({ genres, directors, corner }: RiddlePageProps) {
	const texts = useTexts(picturesTexts);
	const { genre } = useTexts(siteTexts);
	const { commas } = useFormats();
	const facts = [
		[texts.genres, genres?.map(genre)],
		[texts.directedBy, directors],
	] as const;
	if (!genres) return null;
	return (
		<dl className="grid grid-cols-3 gap-4 text-center sm:gap-6">
			{facts.map(
				([name, values]) =>
					values && (
						<div key={name}>
							<dt className="text-sm text-soft">{name}</dt>
							<dd className="font-semibold">
								<bdi>{commas(values) || texts.notKnown}</bdi>
							</dd>
						</div>
					),
			)}
			{corner && (
				<div>
					<dt className="mb-1 text-sm text-soft">{texts.corner}</dt>
					<dd className="relative mx-auto size-24 max-w-full overflow-hidden rounded-lg bg-raised">
						<img src={corner} alt={texts.cornerPicture} className="absolute end-0 top-0 w-72 max-w-none" />
					</dd>
				</div>
			)}
		</dl>
	);
}

function GuessForm({ day, guesses, text, found }: RiddlePageProps) {
	const texts = useTexts(picturesTexts);
	return (
		<section aria-label={texts.yourGuess} className="space-y-5">
			<Form action={RIDDLE_PATH} role="search" preventScrollReset className="relative">
				{guesses.length > 0 && <input type="hidden" name="day" value={day} />}
				{guesses.map((id) => (
					<input key={id} type="hidden" name="guess" value={id} />
				))}
				<SearchInput key={guesses.length} label={texts.nameOfMovie} defaultValue={text} />
			</Form>
			{found && <Found found={found} day={day} guesses={guesses} />}
		</section>
	);
}

function Found({ found, day, guesses }: { found: CardFacts[]; day: string; guesses: number[] }) {
	const { noOtherMovie } = useTexts(picturesTexts);
	if (found.length === 0) return <p className="text-soft">{noOtherMovie}</p>;
	return (
		<ul className="divide-y divide-line border-y border-line">
			{found.map((card) => (
				<li key={titleKey(card)}>
					<Link
						to={riddleUrl({ day, guesses: [...guesses, card.id] })}
						preventScrollReset
						className="flex min-h-13 items-center justify-between gap-4 py-2 font-semibold hover:text-glow"
					>
						<span dir="auto">{card.title}</span>
						<span className="shrink-0 text-sm font-normal text-soft">{card.year}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

function Solution({ day, wrong, film, isSolved }: RiddlePageProps & { film: CardFacts }) {
	const { isCopied, copy } = useCopy();
	const texts = useTexts(picturesTexts);
	const date = useFormats().date(day) ?? day;
	const strip = Array.from({ length: GUESSES_MAX }, (_, index) => (isSolved && index === wrong.length ? "●" : "○"));
	const used = strip.slice(0, countUsed({ wrong, isSolved })).join("");
	const shared = texts.result(PRODUCT_NAME, date, used);
	return (
		<section aria-label={texts.theFilm} className="flex flex-wrap items-center justify-center gap-x-8 gap-y-6">
			<div className="w-36 sm:w-44">
				<TitleCardView card={film} sizes="11rem" />
			</div>
			<div className="space-y-4">
				<p className="max-w-prose text-soft">{texts.nextRiddle}</p>
				<div className="flex flex-wrap gap-3">
					<ButtonLink to={titlePath(film)} variant="primary">
						{texts.goToFilm}
					</ButtonLink>
					<Button onClick={() => copy(shared)} className="noscript:hidden">
						{isCopied ? texts.copied : texts.copyResult}
					</Button>
				</div>
				{isCopied === false && <CopyByHand text={shared} label={texts.yourResult} />}
			</div>
		</section>
	);
}
