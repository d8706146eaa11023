import { Link } from "react-router";
import { personPath } from "~/domain/catalogue/paths";
import type { CastMember } from "~/domain/catalogue/types";
import { formatPlural } from "~/lib/format";
import { Profile } from "./artwork";

function Member({ member }: { member: CastMember }) {
	const { id, name, character, photo, episodes } = member;
	return (
		<>
			<span className="block overflow-hidden rounded-md">
				<Profile
					subject={id ?? 0}
					path={photo}
					className="aspect-2/3 w-full transition-transform duration-300 ease-calm group-hover:scale-104"
				/>
			</span>
			<span
				dir="auto"
				className="mt-2 block text-sm leading-snug font-semibold underline decoration-transparent underline-offset-4 group-hover:decoration-bulb"
			>
				{name}
			</span>
			<span dir="auto" className="block text-[0.8125rem] leading-snug text-soft">
				{character}
			</span>
			{episodes !== null && (
				<span className="block text-[0.8125rem] leading-snug text-soft">{formatPlural(episodes, "episode")}</span>
			)}
		</>
	);
}

export function CastReel({ cast }: { cast: CastMember[] }) {
	return (
		<ul aria-label="Cast" className="reel waits -mx-gutter scroll-px-gutter gap-4 px-gutter py-1">
			{cast.map((member) => (
				<li key={`${member.name}-${member.character}`} className="cast-member">
					{member.id === null ? (
						<Member member={member} />
					) : (
						<Link to={personPath({ id: member.id })} className="group block rounded-md">
							<Member member={member} />
						</Link>
					)}
				</li>
			))}
		</ul>
	);
}
