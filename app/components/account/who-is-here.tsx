import { Form, Link, useNavigation } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { FormAlert } from "~/components/ui/notice";
import type { Housemate } from "~/domain/accounts/profiles";
import { accountTexts } from "~/messages/account";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import type { FormState } from "~/operations/page-form";
import { CHOICE, EMBLEM } from "./who-is-watching";

interface HousematePictureProps {
	person: Pick<Housemate, "name" | "emblem">;
	isHere: boolean;
	isLocked?: boolean;
	children?: React.ReactNode;
}

function HousematePicture({ person, isHere, isLocked, children }: HousematePictureProps) {
	const { withPin } = useTexts(siteTexts);
	return (
		<>
			<span className="relative">
				<img
					src={person.emblem}
					alt=""
					width={300}
					height={300}
					className={`${EMBLEM} transition-[opacity,scale] duration-300 ease-calm group-hover:scale-104 ${isHere ? "outline-3 outline-offset-4 outline-bulb" : "opacity-55 group-hover:opacity-100"}`}
				/>
				{isHere && (
					<span className="absolute -end-2 -bottom-2 flex size-10 items-center justify-center rounded-full bg-bulb text-ink">
						<Icon name="check" className="size-6" />
					</span>
				)}
			</span>
			<span
				className={`mt-1 flex max-w-full items-center gap-2 text-lg font-semibold group-hover:text-cream 3xl:text-2xl ${isHere ? "text-cream" : "text-soft"}`}
			>
				<span dir="auto" className="line-clamp-2 wrap-anywhere">
					{person.name}
				</span>
				{isLocked && <Icon name="lock" className="size-5" />}
				{isLocked && <span className="sr-only">{withPin}</span>}
			</span>
			{children}
		</>
	);
}

interface WhoIsHereProps {
	/** Who watches. */
	self: Pick<Housemate, "name" | "emblem">;
	people: Housemate[];
	/** The query of this page, and where it leads on. */
	search: string;
	next: string;
	state?: FormState;
}

/** A press says that somebody is here, or has gone; one with a PIN joins by it. */
export function WhoIsHere({ self, people, search, next, state }: WhoIsHereProps) {
	const texts = useTexts(accountTexts);
	const site = useTexts(siteTexts);
	const busyId = useNavigation().formData?.get("id");
	return (
		<div className="flex flex-col items-center pt-4">
			<h1 className="lettering text-center text-title">{site.whoIsHere}</h1>
			<p className="mt-4 max-w-xl text-center text-balance text-soft">{texts.hereLead}</p>
			<div className="mt-4 empty:hidden">
				<FormAlert>{state?.message}</FormAlert>
			</div>
			<ul
				className={`mt-8 flex flex-wrap justify-center gap-x-2 gap-y-4 md:mt-12 md:gap-10 ${people.length > 4 ? "max-w-[clamp(46rem,72vw,80rem)]" : ""}`}
			>
				<li className={`${CHOICE} cursor-default`}>
					<HousematePicture person={self} isHere>
						<span className="-mt-1.5 text-sm text-bulb">{texts.watchingNow}</span>
					</HousematePicture>
				</li>
				{people.map((person) => (
					<li key={person.id}>
						{person.hasPin && !person.isHere ? (
							<Link to={`/together?pin=${person.id}${search.replace("?", "&")}`} replace className={CHOICE}>
								<HousematePicture person={person} isHere={false} isLocked />
							</Link>
						) : (
							<Form method="post" action={`/together${search}`} replace preventScrollReset>
								<input type="hidden" name="id" value={person.id} />
								<button
									type="submit"
									name="intent"
									value={person.isHere ? "leave" : "join"}
									aria-pressed={person.isHere}
									aria-busy={busyId === person.id || undefined}
									className={CHOICE}
								>
									<HousematePicture person={person} isHere={person.isHere} />
								</button>
							</Form>
						)}
					</li>
				))}
			</ul>
			<ButtonLink to={next} variant="primary" size="large" className="mt-10 min-w-60">
				{texts.done}
			</ButtonLink>
		</div>
	);
}
