import { Link, useFetcher, useLocation } from "react-router";
import { Icon } from "~/components/ui/icon";
import type { Housemate } from "~/domain/accounts/profiles";
import { whoIsHerePath } from "~/domain/accounts/who-is-watching";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import type { FormState } from "~/operations/page-form";
import { useSite } from "./site-context";

/** More have pictures alone where the line stands beside others. */
const NAMES_SHOWN = 3;

interface WhoIsHereLineProps {
	/** Ids of the people whom the page's title is closed to. */
	closedTo?: string[];
}

/** Who is here, in one line: a press says that somebody is, or has gone. Nothing where the account has nobody else. */
export function WhoIsHereLine({ closedTo = [] }: WhoIsHereLineProps) {
	const { visitor } = useSite();
	const { whoIsHere } = useTexts(siteTexts);
	const { pathname, search } = useLocation();
	if (!visitor?.profileId || visitor.people.length === 0) return null;
	const here = pathname + search;
	return (
		<div className="flex flex-wrap items-center gap-x-3 max-md:pt-2 lg:shrink-0 lg:flex-nowrap">
			<h2 id="who-is-here" className="text-sm font-semibold text-soft lg:max-xl:sr-only">
				{whoIsHere}
			</h2>
			<ul aria-labelledby="who-is-here" className="-ms-1.5 flex flex-wrap gap-x-1 lg:flex-nowrap">
				{visitor.people.map((person) => (
					<li key={person.id}>
						<HousemateToggle
							person={person}
							here={here}
							nameClass={visitor.people.length > NAMES_SHOWN ? "lg:sr-only" : ""}
						/>
					</li>
				))}
			</ul>
			<LeftOut closedTo={closedTo} className="basis-full lg:absolute lg:inset-x-gutter lg:top-full" />
		</div>
	);
}

/** Of the people of `closedTo`, who is here all the same: what is watched is not recorded for them. */
export function LeftOut({ closedTo, className }: { closedTo: string[]; className: string }) {
	const { visitor } = useSite();
	const { notOpenTo } = useTexts(siteTexts);
	const formats = useFormats();
	const leftOut = (visitor?.people ?? []).filter(({ id, isHere }) => isHere && closedTo.includes(id));
	return (
		<p role="status" className={`text-glow ${className}`}>
			{leftOut.length > 0 && notOpenTo(formats.list(leftOut.map(({ name }) => name)))}
		</p>
	);
}

const TOGGLE =
	"group inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full py-1 ps-1.5 pe-3 text-sm font-semibold text-soft hover:bg-cream/10 hover:text-cream aria-pressed:text-cream";

interface HousemateToggleProps {
	person: Housemate;
	/** The address of the page. */
	here: string;
	nameClass: string;
}

function HousemateToggle({ person, here, nameClass }: HousemateToggleProps) {
	const { id, name, emblem, hasPin, isHere } = person;
	const { withPin } = useTexts(siteTexts);
	const fetcher = useFetcher<FormState>();
	const intent = fetcher.formData?.get("intent");
	const isShown = intent ? intent === "join" : isHere;
	const picture = (
		<>
			<img
				src={emblem}
				alt=""
				width={32}
				height={32}
				className={`size-8 rounded-lg ${isShown ? "outline-2 outline-offset-1 outline-bulb" : "opacity-55 group-hover:opacity-100"}`}
			/>
			<span dir="auto" className={`max-w-40 truncate ${nameClass}`}>
				{name}
			</span>
			{isShown && <Icon name="check" className="size-4 text-bulb" />}
		</>
	);
	if (hasPin && !isShown) {
		return (
			<Link to={`/together?${new URLSearchParams({ pin: id, redirectTo: here })}`} className={TOGGLE}>
				{picture}
				<Icon name="lock" className="size-4" />
				<span className="sr-only">{withPin}</span>
			</Link>
		);
	}
	return (
		<fetcher.Form method="post" action={whoIsHerePath(here)}>
			<input type="hidden" name="isLine" value="true" />
			<input type="hidden" name="id" value={id} />
			<button
				type="submit"
				name="intent"
				value={isHere ? "leave" : "join"}
				aria-pressed={isShown}
				aria-busy={fetcher.state !== "idle" || undefined}
				className={TOGGLE}
			>
				{picture}
			</button>
			{fetcher.data?.ok === false && (
				<p role="alert" className="px-2 text-sm text-alarm">
					{fetcher.data.message}
				</p>
			)}
		</fetcher.Form>
	);
}
