/**
 * The 3,000 commonest passwords of at least eight characters, in lower case, with spaces between. Compiled by hand from what
 * published rankings agree on (keyboard walks, digit runs, names, teams, pets, endearments) and the endings people add.
 */
export const COMMON_PASSWORDS = `
password 12345678 123456789 1234567890 qwertyuiop password1 password123 password12 password1234 password12345
passw0rd p@ssw0rd p@ssword pa55word pa55w0rd passw0rd1 passw0rd123 passw0rd! p@ssw0rd1 p@ssw0rd123 p@ssword1
p@ssw0rd! p4ssw0rd p4ssword pass1234 pass12345 pass123456 passpass password! password1! password2 password3
password7 password9 password01 password00 password11 password22 password99 password10 password13 password21
password69 password88 mypassword mypassword1 thepassword newpassword changeme changeme1 changeme123 letmein1
letmein12 letmein123 letmein! letmeinnow welcome1 welcome12 welcome123 welcome1234 welcome2 welcome01 iloveyou
iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveyou3 iloveme1 iloveme2 ilovehim ilovegod iloveu123
iloveu12 ilovemom ilovejesus princess princess1 princess12 princess123 princess2 princess3 princess7 princess11
princess13 sunshine sunshine1 sunshine2 sunshine12 sunshine123 sunshine7 football football1 football2 football12
football123 football10 football7 football11 football13 baseball baseball1 baseball2 baseball12 baseball123 baseball7
basketball basketball1 softball softball1 softball12 volleyball volleyball1 superman superman1 superman12
superman123 batman123 batman12 spiderman spiderman1 spiderman12 trustno1 trustno1! starwars starwars1 starwars12
starwars123 starwars2 whatever whatever1 whatever12 whatever123 whatever2 computer computer1 computer12 computer123
michelle michelle1 michelle12 jennifer jennifer1 jennifer12 jessica1 jessica12 jessica123 jessica2 jessica7 michael1
michael12 michael123 michael2 michael7 daniel123 daniel12 ashley12 ashley123 charlie1 charlie12 charlie123 charlie2
andrew12 andrew123 matthew1 matthew12 matthew123 anthony1 anthony12 anthony123 joshua12 joshua123 jordan23 jordan12
jordan123 jordan01 hunter12 hunter123 thomas12 thomas123 george12 george123 robert12 robert123 samantha samantha1
samantha12 victoria victoria1 victoria12 elizabeth elizabeth1 alexander alexander1 alexandra alexandra1 alexandra12
christian christian1 christine christina christina1 christopher christopher1 stephanie stephanie1 stephanie12
nicholas nicholas1 nicholas12 benjamin benjamin1 benjamin12 jonathan jonathan1 jonathan12 patricia patricia1
veronica veronica1 veronica12 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty01 qwerty11 qwerty22
qwerty99 qwerty00 qwerty321 qwertyui qwertyuio qwertyuiop1 qwertyuiop123 qwerty1! qwertyqwerty 1qaz2wsx 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y qazwsxedc qazwsx123 qazwsxedcrfv zaq12wsx zaq1zaq1 zaq1xsw2 1qaz1qaz 1qazxsw2 1qaz2wsx3edc
!qaz2wsx q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qweasdzxc qweasd123 qweasdzxc123 asdfghjkl asdfghjk asdfghjkl1 asdfasdf
asdf1234 asdf12345 asdfqwer asdfjkl; asdfghjkl123 zxcvbnm1 zxcvbnm123 zxcvbnm12 zxcvbnm,./ zxcvbnm, zxcvbnmm
zxcvasdf qwer1234 qwer12345 qwert123 qwert1234 qwert12345 qwe123qwe qweqweqwe qweqwe123 qwe12345 qwerasdf
qwerasdfzxcv qwerfdsa 123qweasd 123qwe123 123qweasdzxc 123qwe456 12qwaszx 12345qwert 1234qwer 12345qwerty
123456qwerty 123qwerty 1234qwert 123456qw asd123asd asdasdasd asd12345 zxc123zxc zxczxczxc abcd1234 abc12345
abc123456 abc123abc abcdefgh abcdefg1 abcdefghi abcdef123 abcdef12 abcde123 abcde12345 abcd12345 abcd123456
abc123def abcabc123 abc123!! aaaaaaaa aaaaaaa1 aaaaaa11 aaaa1111 aaa11111 a1234567 a12345678 a123456789 a1b2c3d4
a1b2c3d4e5 aa123456 aa12345678 aa123123 aaa123456 ab123456 abcd123! q1234567 q123456789 z1234567 s1234567 m1234567
qq123456 qw123456 as123456 zz123456 11111111 111111111 1111111111 22222222 33333333 44444444 55555555 66666666
77777777 88888888 888888888 99999999 999999999 00000000 000000000 0000000000 12121212 1212121212 13131313 123123123
123123123a 12341234 123412341234 1234512345 12345123 123454321 1234554321 123456654321 1234567a 12345678a 123456789a
1234567890a 1234567q 123456789q 12345678q 123456abc 123456aa 123456as 12345abc 12345abcd 1234abcd 123abc123 123abcde
123321123 123321321 123654789 147258369 147852369 159753159 159357456 159753456 741852963 789456123 789456123a
963852741 987654321 9876543210 987654321a 87654321 876543210 0123456789 012345678 01234567 0987654321 098765432
01020304 0102030405 10203040 102030405060 10101010 1010101010 20202020 11223344 1122334455 112233445566 111222333
11112222 112211221 121314151 13579111 1357924680 135792468 13579246 24681012 2468101214 246813579 31415926 314159265
27182818 12312312 12345679 1234567891 12345678910 1234567899 123456780 123456781 123456782 12345678! 123456789!
1234567890! 1234567! 123456!! 12345678. 11111111a 11111111q 12344321 12332112 12131415 45454545 67676767 78787878
69696969 96969696 52525252 19191919 21212121 23232323 25252525 31313131 36363636 42424242 51505150 54545454 56565656
78945612 78963214 78965412 85208520 88888888a 90909090 98989898 99887766 1029384756 1q1q1q1q 1a2b3c4d 1a2s3d4f
1z2x3c4v 1234zxcv 1234asdf access14 admin123 admin1234 admin12345 admin123456 admin123! administrator admin2023
admin2024 admin2025 adminadmin root1234 rootroot root12345 toor1234 guest123 guest1234 user1234 user12345 username
username1 test1234 test12345 test123456 testtest testing1 testing123 testing12 test123! tester123 temp1234 temp12345
default1 default123 demo1234 demo12345 login123 login1234 master12 master123 master1234 secret12 secret123
secret1234 topsecret letmein2 private1 qwerty12! server123 oracle123 mysql123 postgres postgres1 raspberry cisco123
system123 manager1 manager123 support1 support123 service1 security security1 internet internet1 network1 windows1
windows10 windows98 windows7 microsoft microsoft1 google123 google12 facebook facebook1 facebook123 twitter1
instagram instagram1 linkedin linkedin1 myspace1 myspace123 hotmail1 yahoo123 samsung1 samsung12 samsung123 motorola
motorola1 blackberry blackberry1 nokia123 iphone123 apple123 android1 playstation playstation1 playstation2
playstation3 nintendo nintendo1 nintendo64 gameboy1 xbox3600 xbox360! minecraft minecraft1 minecraft12 minecraft123
fortnite fortnite1 fortnite123 roblox123 callofduty callofduty1 warcraft warcraft1 worldofwarcraft runescape
runescape1 starcraft starcraft1 pokemon1 pokemon12 pokemon123 pikachu1 pikachu123 naruto123 naruto12 sasuke123
dragonball dragonball1 dragonballz goku1234 zelda123 mario123 sonic123 halo1234 counterstrike diablo12 diablo123
dragon12 dragon123 dragon1234 dragon01 dragon11 dragon69 dragon99 monkey12 monkey123 monkey1234 monkey01 monkey11
monkey13 monkey69 monkey99 shadow12 shadow123 shadow01 shadow11 shadow13 shadow69 tigger12 tigger123 tiger123
tiger1234 buster12 buster123 ginger12 ginger123 pepper12 pepper123 cookie12 cookie123 cookies1 cookies123 chocolate
chocolate1 chocolate12 chocolate2 butterfly butterfly1 butterfly12 butterfly7 rainbow1 rainbow12 rainbow123 flower12
flower123 flowers1 flowers123 summer12 summer123 summer01 summer99 winter12 winter123 autumn12 spring12 spring123
orange12 orange123 purple12 purple123 yellow12 yellow123 silver12 silver123 golden12 diamond1 diamond12 diamond123
crystal1 crystal12 blackcat blackcat1 blackjack blackjack1 bluebird bluesky1 bluemoon redsox04 redsox123 greenday
greenday1 cheese12 cheese123 banana12 banana123 peaches1 peaches123 apples123 cupcake1 cupcake123 muffin12 muffin123
pumpkin1 pumpkin12 pumpkin123 peanut12 peanut123 butter12 coffee12 coffee123 cocacola cocacola1 pepsi123 snickers
snickers1 skittles skittles1 twinkle1 jellybean strawberry strawberry1 cherry12 cherry123 pineapple pineapple1
watermelon lovelove loveyou1 loveyou2 lovely12 lovely123 loveme12 loveme123 loverboy lovergirl lover123 mylove12
mylove123 forever1 forever12 forever123 forever21 friends1 friends12 friends123 friend12 friend123 bestfriend
bestfriend1 bestfriends family12 family123 mommy123 daddy123 mother12 mother123 father12 father123 brother1 sister12
sister123 babygirl babygirl1 babygirl12 babygirl123 babygirl2 babyboy1 babyboy12 babyboy123 baby1234 babyblue
babyblue1 babydoll babydoll1 sweetheart sweetheart1 sweetie1 sweetie12 sweetpea sweetpea1 honey123 honeybee cutiepie
cutiepie1 cutie123 hottie12 hottie123 hotstuff sexy1234 sexygirl sexygirl1 beautiful beautiful1 beautiful12 gorgeous
gorgeous1 handsome precious precious1 angel123 angel1234 angels12 angels123 heaven12 heaven123 blessed1 blessed123
jesus123 jesus1234 jesus777 jesuschrist jesusislord godisgood godisgood1 godislove godisgreat christ12 faith123
hope1234 grace123 church12 bible123 prayer12 amen1234 peace123 peace1234 liverpool liverpool1 liverpool12
liverpool123 chelsea1 chelsea12 chelsea123 arsenal1 arsenal12 arsenal123 barcelona barcelona1 realmadrid realmadrid1
manutd123 manchester manchester1 juventus juventus1 milan123 inter123 everton1 tottenham celtic12 celtic123 celtic67
rangers1 rangers12 rangers123 westham1 newcastle newcastle1 astonvilla cowboys1 cowboys12 cowboys123 steelers
steelers1 steelers12 steelers43 steelers7 packers1 packers12 packers4 raiders1 raiders12 raiders123 patriots
patriots1 patriots12 broncos1 broncos7 eagles12 eagles123 giants12 giants123 dolphins dolphins1 dolphin1 dolphin123
vikings1 vikings28 chargers chargers1 redskins redskins1 lakers24 lakers123 lakers08 celtics1 celtics33 bulls123
bulls2323 chicago1 chicago123 yankees1 yankees2 yankees12 yankees123 redwings redwings1 bruins12 rangers94 maverick
maverick1 mustang1 mustang12 mustang123 mustang69 corvette corvette1 camaro12 camaro69 porsche1 porsche911 porsche9
ferrari1 ferrari123 mercedes mercedes1 bmw12345 honda123 toyota12 toyota123 nissan12 yamaha12 yamaha123 suzuki12
kawasaki kawasaki1 harley12 harley123 harleydavidson america1 america123 american american1 newyork1 newyork12
newyork123 california california1 texas123 florida1 london12 london123 england1 england123 france12 france98
germany1 canada12 canada123 mexico12 mexico123 brazil12 brasil123 india123 pakistan pakistan1 pakistan123
philippines australia australia1 scotland scotland1 ireland1 jamaica1 jamaica123 nigeria1 russia12 ukraine1 poland12
polska12 polska123 espana12 italia12 turkiye1 istanbul galatasaray fenerbahce besiktas trabzonspor bienvenido
contrasena contrasena1 contraseña hola1234 hola12345 teamo123 teamo1234 tequiero tequiero1 teamomucho princesa
princesa1 mariposa mariposa1 estrella estrella1 corazon1 corazon12 chocolate3 alejandro alejandro1 alejandra
alejandra1 sebastian sebastian1 fernando fernando1 fernanda fernanda1 gabriela gabriela1 guadalupe valentina
valentina1 carolina carolina1 cristina cristina1 francisco francisco1 mercedes12 barbara1 claudia1 ricardo1 roberto1
eduardo1 antonio1 manuel12 miguel12 miguel123 carlos12 carlos123 america10 rebelde1 bonjour1 bonjour123 azerty12
azerty123 azertyuiop azerty1234 motdepasse motdepasse1 jetaime1 jetaime123 soleil12 soleil123 doudou12 doudou123
chouchou chouchou1 loulou12 loulou123 nicolas1 passwort passwort1 passwort123 hallo123 hallo1234 hallo12345
schalke04 schatz12 schatz123 sommer12 sonnenschein geheim123 wachtwoord wachtwoord1 welkom01 welkom123 welkom12
haslo123 haslo1234 mateusz1 misiek12 kochanie kochanie1 senha123 senha1234 senha12345 brasil12 flamengo flamengo1
corinthians saopaulo palmeiras parola123 heslo123 lozinka1 salasana salasana1 losenord lösenord sifre123 privet123
natasha1 tatyana1 vfrcbv12 gfhjkm123 gfhjkm12 ghbdtn123 ghbdtn12 fylhtq123 nastya123 marina12 marina123 zaq12wsx!
blink182 blink1822 metallica metallica1 slipknot slipknot1 slipknot6 slipknot666 nirvana1 nirvana123 ironmaiden
megadeth megadeth1 pantera1 linkinpark linkinpark1 greenday12 eminem12 eminem123 tupac123 2pacshakur 50cent123
snoopdogg beatles1 beatles123 rockstar rockstar1 rockstar12 rocknroll rockyou1 rockyou123 rocky123 guitar12
guitar123 guitarra music123 music4life musica12 dancer12 dancer123 dance123 singer12 drummer1 trumpet1 hollywood
hollywood1 moneymoney money123 money1234 money100 cash1234 millionaire playboy1 playboy12 playboy69 playboy123
gangster gangster1 gangsta1 gangsta123 thuglife thuglife1 soccer10 soccer11 soccer12 soccer13 soccer123 soccer07
soccer14 soccer22 hockey12 hockey123 hockey99 tennis12 tennis123 skater12 skater123 skateboard skateboarding
surfer12 swimming swimming1 running1 cheerleader cheerleader1 cheer123 gymnast1 lacrosse lacrosse1 wrestling
wrestling1 wrestler john3:16 johncena johncena1 jeffhardy undertaker michaeljackson michaeljordan davidbeckham
cristiano cristiano7 ronaldo7 ronaldo123 ronaldo9 ronaldinho messi123 messi1010 neymar11 zidane10 justinbieber
justinbieber1 onedirection onedirection1 harrystyles hannahmontana selenagomez taylorswift beyonce1 rihanna1
shakira1 jonasbrothers nickjonas edwardcullen twilight twilight1 twilight12 harrypotter harrypotter1 hermione
hogwarts dumbledore voldemort gryffindor slytherin lordoftherings gandalf1 gandalf12 legolas1 frodo123 skywalker
skywalker1 darthvader anakin12 yoda1234 stargate stargate1 startrek startrek1 spongebob spongebob1 spongebob12
scoobydoo scoobydoo1 hellokitty hellokitty1 mickeymouse mickey12 mickey123 minnie12 donald12 goofy123 winniethepooh
poohbear poohbear1 pooh1234 tinkerbell tinkerbell1 tinkerbell12 cinderella snowwhite mermaid1 simpsons simpson1
homer123 bart1234 garfield garfield1 snoopy12 snoopy123 scooby12 scooby123 bugsbunny tweety12 tweety123 tweetybird
tazmania danielle brittany kimberly courtney catherine isabella katherine leonardo midnight whiskers dragonfly
scorpion flamingo lightning snowball mountain blueberry sapphire airforce something anything everyone wolverine
champion november december february september wednesday thursday saturday brandon1 melissa1 danielle1 heather1
tiffany1 william1 jasmine1 natalie1 rebecca1 madison1 brittany1 kimberly1 vanessa1 sabrina1 brianna1 destiny1
courtney1 jackson1 patrick1 richard1 zachary1 catherine1 cecilia1 charles1 cynthia1 dominic1 francis1 gabriel1
isabella1 jeffrey1 juliana1 katherine1 kristen1 leonardo1 mariana1 valeria1 vincent1 yolanda1 maxwell1 midnight1
mittens1 patches1 thunder1 whiskers1 winston1 warrior1 phoenix1 panther1 cheetah1 leopard1 gorilla1 unicorn1
dragonfly1 scorpion1 chicken1 penguin1 flamingo1 lightning1 snowball1 snowman1 mountain1 blueberry1 coconut1
vanilla1 caramel1 emerald1 sapphire1 fighter1 soldier1 airforce1 captain1 teacher1 student1 goodbye1 skating1
surfing1 fishing1 hunting1 camping1 dodgers1 freedom1 justice1 liberty1 nothing1 something1 anything1 everyone1
ironman1 wolverine1 champion1 trouble1 monster1 vampire1 october1 november1 december1 january1 february1 september1
tuesday1 wednesday1 thursday1 saturday1 million1 jackpot1 jupiter1 jennifer123 justin123 brandon123 nicole123
amanda123 melissa123 danielle123 heather123 hannah123 tiffany123 william123 maggie123 jasmine123 angela123 andrea123
natalie123 rachel123 rebecca123 lauren123 taylor123 madison123 brittany123 crystal123 kimberly123 vanessa123
sabrina123 brianna123 destiny123 courtney123 stephanie123 samantha123 victoria123 alexis123 amber123 austin123
dakota123 dylan123 ethan123 jacob123 jackson123 jeremy123 joseph123 kevin123 logan123 mason123 nathan123 patrick123
richard123 samuel123 steven123 tyler123 zachary123 adrian123 albert123 alexander123 antonio123 barbara123
benjamin123 bianca123 carmen123 catherine123 cecilia123 charles123 christian123 christina123 claudia123 cynthia123
diana123 diego123 dominic123 edward123 eduardo123 esther123 fernando123 francis123 gabriel123 gloria123 isabella123
isabel123 jason123 javier123 jeffrey123 jonathan123 julian123 juliana123 karen123 katherine123 katie123 kelly123
kristen123 laura123 leonardo123 linda123 lucas123 marco123 marcus123 maria123 mariana123 martin123 martha123
monica123 nancy123 nicholas123 oliver123 olivia123 oscar123 pamela123 patricia123 peter123 philip123 ricardo123
roberto123 sandra123 sandro123 sarah123 sebastian123 sharon123 simon123 sophia123 sophie123 stella123 susan123
teresa123 valentina123 valeria123 veronica123 vincent123 walter123 xavier123 yolanda123 emily123 chloe123 molly123
bailey123 buddy123 daisy123 lucky123 sadie123 sammy123 smokey123 casper123 cooper123 gizmo123 jasper123 maxwell123
midnight123 mittens123 patches123 precious123 rusty123 simba123 sparky123 spike123 teddy123 thunder123 tinker123
whiskers123 winston123 ziggy123 beautiful123 sweet123 sweetie123 queen123 prince123 knight123 warrior123 ninja123
pirate123 wizard123 magic123 phoenix123 eagle123 falcon123 panther123 jaguar123 cheetah123 leopard123 shark123
whale123 turtle123 gorilla123 panda123 koala123 rabbit123 bunny123 kitty123 kitten123 puppy123 doggie123 horse123
unicorn123 butterfly123 dragonfly123 spider123 scorpion123 cobra123 viper123 python123 snake123 lizard123 gecko123
chicken123 turkey123 penguin123 flamingo123 parrot123 autumn123 sunny123 storm123 lightning123 snowball123
snowman123 ocean123 beach123 island123 river123 mountain123 forest123 desert123 garden123 violet123 orchid123
tulip123 lemon123 mango123 peach123 grape123 melon123 berry123 strawberry123 blueberry123 coconut123 candy123
sugar123 chocolate123 vanilla123 caramel123 pizza123 bacon123 burger123 pickle123 potato123 tomato123 noodle123
green123 black123 white123 golden123 emerald123 sapphire123 pearl123 piano123 drummer123 singer123 rockstar123
player123 gamer123 hacker123 killer123 fighter123 soldier123 sniper123 ranger123 marine123 airforce123 police123
captain123 doctor123 teacher123 student123 internet123 laptop123 network123 access123 private123 hello123 goodbye123
brother123 basketball123 boxing123 wrestling123 swimming123 running123 racing123 skating123 surfing123 fishing123
hunting123 camping123 steelers123 packers123 patriots123 dolphins123 celtics123 dodgers123 barcelona123 madrid123
juventus123 corvette123 camaro123 porsche123 mercedes123 nissan123 brazil123 france123 germany123 italy123 spain123
russia123 china123 japan123 paris123 florida123 dallas123 denver123 boston123 freedom123 justice123 liberty123
christ123 spirit123 always123 nothing123 something123 anything123 everyone123 spiderman123 ironman123 wolverine123
joker123 matrix123 merlin123 gandalf123 microsoft123 windows123 linux123 alpha123 omega123 delta123 gamma123
sigma123 turbo123 nitro123 rocket123 racer123 champion123 winner123 loser123 legend123 rebel123 outlaw123
gangster123 trouble123 crazy123 psycho123 maniac123 monster123 zombie123 vampire123 ghost123 demon123 devil123
satan123 october123 november123 december123 january123 february123 august123 september123 monday123 tuesday123
wednesday123 thursday123 friday123 saturday123 sunday123 dollar123 million123 casino123 poker123 jackpot123 stars123
galaxy123 planet123 earth123 venus123 saturn123 jupiter123 justin12 brandon12 nicole12 amanda12 melissa12 danielle12
heather12 hannah12 tiffany12 william12 maggie12 jasmine12 angela12 andrea12 natalie12 rachel12 rebecca12 lauren12
taylor12 madison12 brittany12 kimberly12 vanessa12 sabrina12 brianna12 destiny12 courtney12 alexis12 austin12
dakota12 jackson12 jeremy12 joseph12 nathan12 patrick12 richard12 samuel12 steven12 zachary12 adrian12 albert12
alexander12 antonio12 barbara12 bianca12 carmen12 catherine12 cecilia12 charles12 christian12 christina12 claudia12
cynthia12 dominic12 edward12 eduardo12 esther12 fernando12 francis12 gabriel12 gloria12 isabella12 isabel12 javier12
jeffrey12 julian12 juliana12 katherine12 kristen12 leonardo12 marcus12 mariana12 martin12 martha12 monica12 oliver12
olivia12 pamela12 patricia12 philip12 ricardo12 roberto12 sandra12 sandro12 sebastian12 sharon12 sophia12 sophie12
stella12 teresa12 valentina12 valeria12 vincent12 walter12 xavier12 yolanda12 bailey12 smokey12 casper12 cooper12
jasper12 maxwell12 midnight12 mittens12 patches12 precious12 sparky12 thunder12 tinker12 whiskers12 winston12
prince12 knight12 warrior12 pirate12 wizard12 phoenix12 falcon12 panther12 jaguar12 cheetah12 leopard12 dolphin12
turtle12 gorilla12 rabbit12 kitten12 doggie12 unicorn12 dragonfly12 spider12 scorpion12 python12 lizard12 chicken12
turkey12 penguin12 flamingo12 parrot12 lightning12 snowball12 snowman12 island12 mountain12 forest12 desert12
garden12 violet12 orchid12 strawberry12 blueberry12 coconut12 cupcake12 vanilla12 caramel12 burger12 pickle12
potato12 tomato12 noodle12 emerald12 sapphire12 drummer12 player12 hacker12 killer12 fighter12 soldier12 sniper12
ranger12 marine12 airforce12 police12 captain12 doctor12 teacher12 student12 internet12 laptop12 server12 network12
system12 access12 private12 goodbye12 brother12 basketball12 boxing12 wrestling12 swimming12 running12 racing12
skating12 surfing12 fishing12 hunting12 camping12 dolphins12 lakers12 celtics12 dodgers12 barcelona12 madrid12
juventus12 corvette12 porsche12 ferrari12 america12 england12 germany12 chicago12 florida12 dallas12 denver12
boston12 freedom12 justice12 liberty12 blessed12 spirit12 always12 nothing12 something12 anything12 everyone12
ironman12 wolverine12 pikachu12 matrix12 merlin12 microsoft12 windows12 rocket12 champion12 winner12 legend12
outlaw12 gangster12 trouble12 psycho12 maniac12 monster12 zombie12 vampire12 october12 november12 december12
january12 february12 august12 september12 monday12 tuesday12 wednesday12 thursday12 friday12 saturday12 sunday12
dollar12 million12 casino12 jackpot12 galaxy12 planet12 saturn12 jupiter12 jennifer2 anthony2 matthew2 brandon2
melissa2 danielle2 heather2 tiffany2 william2 jasmine2 natalie2 rebecca2 madison2 brittany2 crystal2 kimberly2
vanessa2 sabrina2 brianna2 destiny2 chelsea2 courtney2 stephanie2 samantha2 victoria2 jackson2 patrick2 richard2
zachary2 alexander2 antonio2 barbara2 benjamin2 catherine2 cecilia2 charles2 christian2 christina2 claudia2 cynthia2
dominic2 eduardo2 fernando2 francis2 gabriel2 isabella2 jeffrey2 jonathan2 juliana2 katherine2 kristen2 leonardo2
mariana2 nicholas2 patricia2 ricardo2 roberto2 sebastian2 valentina2 valeria2 veronica2 vincent2 yolanda2 maxwell2
midnight2 mittens2 patches2 precious2 pumpkin2 thunder2 whiskers2 winston2 beautiful2 sweetie2 warrior2 phoenix2
panther2 cheetah2 leopard2 dolphin2 gorilla2 unicorn2 butterfly2 dragonfly2 scorpion2 chicken2 penguin2 flamingo2
rainbow2 lightning2 snowball2 snowman2 mountain2 strawberry2 blueberry2 coconut2 cupcake2 vanilla2 caramel2 diamond2
emerald2 sapphire2 drummer2 rockstar2 fighter2 soldier2 airforce2 captain2 teacher2 student2 computer2 internet2
network2 private2 goodbye2 friends2 brother2 basketball2 wrestling2 swimming2 running2 skating2 surfing2 fishing2
hunting2 camping2 cowboys2 steelers2 packers2 raiders2 patriots2 dolphins2 celtics2 dodgers2 liverpool2 arsenal2
barcelona2 juventus2 mustang2 corvette2 porsche2 ferrari2 mercedes2 america2 england2 germany2 chicago2 florida2
freedom2 justice2 liberty2 blessed2 forever2 nothing2 something2 anything2 everyone2 superman2 spiderman2 ironman2
wolverine2 pokemon2 pikachu2 minecraft2 gandalf2 samsung2 microsoft2 windows2 champion2 gangster2 trouble2 monster2
vampire2 october2 november2 december2 january2 february2 september2 tuesday2 wednesday2 thursday2 saturday2 million2
jackpot2 jupiter2 michael! jessica! jennifer! anthony! matthew! brandon! melissa! danielle! heather! tiffany!
william! charlie! jasmine! natalie! rebecca! madison! brittany! crystal! kimberly! vanessa! sabrina! brianna!
destiny! chelsea! courtney! stephanie! samantha! victoria! jackson! patrick! richard! zachary! alexander! antonio!
barbara! benjamin! catherine! cecilia! charles! christian! christina! claudia! cynthia! dominic! eduardo! fernando!
francis! gabriel! isabella! jeffrey! jonathan! juliana! katherine! kristen! leonardo! mariana! nicholas! patricia!
ricardo! roberto! sebastian! valentina! valeria! veronica! vincent! yolanda! princess! maxwell! midnight! mittens!
patches! precious! pumpkin! thunder! whiskers! winston! beautiful! sweetie! warrior! phoenix! panther! cheetah!
leopard! dolphin! gorilla! unicorn! butterfly! dragonfly! scorpion! chicken! penguin! flamingo! sunshine! rainbow!
lightning! snowball! snowman! mountain! strawberry! blueberry! coconut! cupcake! chocolate! vanilla! caramel!
diamond! emerald! sapphire! drummer! rockstar! fighter! soldier! airforce! captain! teacher! student! computer!
internet! network! welcome! private! goodbye! friends! brother! football! baseball! basketball! wrestling! swimming!
running! skating! surfing! fishing! hunting! camping! cowboys! steelers! packers! raiders! patriots! dolphins!
celtics! yankees! dodgers! liverpool! arsenal! barcelona! juventus! mustang! corvette! porsche! ferrari! mercedes!
america! england! germany! chicago! florida! freedom! justice! liberty! blessed! forever! whatever! nothing!
something! anything! everyone! superman! spiderman! ironman! wolverine! pokemon! pikachu! minecraft! starwars!
gandalf! samsung! microsoft! windows! champion! gangster! trouble! monster! vampire! october! november! december!
january! february! september! tuesday! wednesday! thursday! saturday! million! jackpot! jupiter! michael1234
jessica1234 ashley1234 daniel1234 jennifer1234 jordan1234 anthony1234 matthew1234 joshua1234 andrew1234 justin1234
brandon1234 thomas1234 nicole1234 amanda1234 melissa1234 danielle1234 heather1234 hannah1234 tiffany1234 robert1234
william1234 george1234 charlie1234 maggie1234 hunter1234 jasmine1234 angela1234 andrea1234 natalie1234 rachel1234
rebecca1234 lauren1234 taylor1234 madison1234 brittany1234 crystal1234 kimberly1234 vanessa1234 sabrina1234
brianna1234 destiny1234 chelsea1234 courtney1234 stephanie1234 samantha1234 victoria1234 alexis1234 amber1234
austin1234 dakota1234 dylan1234 ethan1234 jacob1234 jackson1234 jeremy1234 joseph1234 kevin1234 kyle1234 logan1234
mason1234 nathan1234 patrick1234 richard1234 ryan1234 samuel1234 steven1234 tyler1234 zachary1234 adrian1234
albert1234 alexander1234 antonio1234 barbara1234 benjamin1234 bianca1234 carlos1234 carmen1234 catherine1234
cecilia1234 charles1234 christian1234 christina1234 claudia1234 cynthia1234 diana1234 diego1234 dominic1234
edward1234 eduardo1234 eric1234 esther1234 fernando1234 francis1234 gabriel1234 gloria1234 isabella1234 isabel1234
ivan1234 jason1234 javier1234 jeffrey1234 jonathan1234 julian1234 juliana1234 karen1234 katherine1234 katie1234
kelly1234 kristen1234 laura1234 leonardo1234 linda1234 lucas1234 luis1234 marco1234 marcus1234 maria1234 mariana1234
marina1234 martin1234 martha1234 miguel1234 monica1234 nancy1234 nicholas1234 oliver1234 olivia1234 oscar1234
pamela1234 patricia1234 peter1234 philip1234 ricardo1234 roberto1234 sandra1234 sandro1234 sarah1234 sebastian1234
sharon1234 simon1234 sophia1234 sophie1234 stella1234 susan1234 teresa1234 valentina1234 valeria1234 veronica1234
vincent1234 walter1234 xavier1234 yolanda1234 emily1234 emma1234 ella1234 grace1234 chloe1234 lucy1234 molly1234
bailey1234 buddy1234 rocky1234 duke1234 bear1234 coco1234 daisy1234 lola1234 lucky1234 milo1234 oreo1234 pepper1234
princess1234 sadie1234 sammy1234 shadow1234 smokey1234 tigger1234 toby1234 buster1234 casper1234 cooper1234
ginger1234 gizmo1234 jasper1234 maxwell1234 midnight1234 mittens1234 nala1234 patches1234 peanut1234 precious1234
pumpkin1234 rusty1234 simba1234 sparky1234 spike1234 teddy1234 thunder1234 tinker1234 whiskers1234 winston1234
ziggy1234 love1234 lover1234 lovely1234 beautiful1234 sweet1234 sweetie1234 honey1234 cutie1234 queen1234 king1234
prince1234 knight1234 warrior1234 ninja1234 pirate1234 wizard1234 magic1234 phoenix1234 eagle1234 falcon1234
hawk1234 wolf1234 lion1234 panther1234 jaguar1234 cheetah1234 leopard1234 dolphin1234 shark1234 whale1234 turtle1234
gorilla1234 panda1234 koala1234 rabbit1234 bunny1234 kitty1234 kitten1234 puppy1234 doggie1234 horse1234 pony1234
unicorn1234 butterfly1234 dragonfly1234 spider1234 scorpion1234 cobra1234 viper1234 python1234 snake1234 lizard1234
gecko1234 frog1234 chicken1234 duck1234 turkey1234 penguin1234 flamingo1234 parrot1234 summer1234 winter1234
spring1234 autumn1234 sunshine1234 sunny1234 rainbow1234 storm1234 lightning1234 rain1234 snow1234 snowball1234
snowman1234 ocean1234 beach1234 island1234 river1234 mountain1234 forest1234 desert1234 garden1234 flower1234
rose1234 lily1234 violet1234 orchid1234 tulip1234 cherry1234 apple1234 banana1234 orange1234 lemon1234 mango1234
peach1234 grape1234 melon1234 berry1234 strawberry1234 blueberry1234 coconut1234 cookie1234 cupcake1234 candy1234
sugar1234 chocolate1234 vanilla1234 caramel1234 coffee1234 pizza1234 cheese1234 bacon1234 burger1234 taco1234
pickle1234 potato1234 tomato1234 noodle1234 blue1234 green1234 yellow1234 purple1234 pink1234 black1234 white1234
silver1234 gold1234 golden1234 diamond1234 emerald1234 ruby1234 sapphire1234 pearl1234 music1234 guitar1234
piano1234 drummer1234 dancer1234 singer1234 rockstar1234 player1234 gamer1234 hacker1234 killer1234 fighter1234
soldier1234 sniper1234 ranger1234 marine1234 army1234 navy1234 airforce1234 police1234 captain1234 doctor1234
teacher1234 student1234 computer1234 internet1234 laptop1234 server1234 network1234 system1234 letmein1234
access1234 private1234 hello1234 goodbye1234 friend1234 friends1234 family1234 mother1234 father1234 brother1234
sister1234 soccer1234 football1234 baseball1234 basketball1234 hockey1234 tennis1234 golf1234 boxing1234
wrestling1234 swimming1234 running1234 racing1234 skating1234 surfing1234 fishing1234 hunting1234 camping1234
cowboys1234 steelers1234 packers1234 raiders1234 patriots1234 eagles1234 giants1234 dolphins1234 lakers1234
celtics1234 yankees1234 dodgers1234 liverpool1234 arsenal1234 barcelona1234 madrid1234 juventus1234 mustang1234
corvette1234 camaro1234 porsche1234 ferrari1234 mercedes1234 toyota1234 honda1234 nissan1234 yamaha1234 harley1234
america1234 canada1234 mexico1234 brazil1234 england1234 france1234 germany1234 italy1234 spain1234 russia1234
india1234 china1234 japan1234 london1234 paris1234 chicago1234 texas1234 florida1234 dallas1234 denver1234
boston1234 freedom1234 justice1234 liberty1234 faith1234 heaven1234 christ1234 blessed1234 spirit1234 forever1234
always1234 whatever1234 nothing1234 something1234 anything1234 everyone1234 superman1234 batman1234 spiderman1234
ironman1234 wolverine1234 hulk1234 joker1234 pokemon1234 naruto1234 pikachu1234 zelda1234 mario1234 sonic1234
minecraft1234 starwars1234 matrix1234 merlin1234 gandalf1234 samsung1234 google1234 nokia1234 sony1234 microsoft1234
windows1234 linux1234 alpha1234 omega1234 delta1234 gamma1234 sigma1234 turbo1234 nitro1234 rocket1234 racer1234
champion1234 winner1234 loser1234 legend1234 hero1234 rebel1234 outlaw1234 gangster1234 pimp1234
`;

/** Words that people build passwords from, besides those of the common passwords: lower case, with spaces between. */
export const COMMON_WORDS = `
password pass word login admin administrator root user guest test tester testing demo default secret private access system
server master manager office company internet computer windows samsung google apple android facebook youtube twitter
netflix disney movie movies film films cinema theatre theater show shows series stream streaming watch video popcorn
hello welcome letmein open sesame please thanks sorry love lover loves loving hate kiss baby babe honey sweet sweetie
sugar angel devil heart friend friends family mother father mama papa mommy daddy sister brother
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
november december spring summer autumn winter season holiday vacation christmas easter birthday party
black white green blue yellow orange purple silver gold golden pink brown gray grey
one two three four five six seven eight nine zero first second third last
dragon tiger lion wolf bear eagle shark horse monkey chicken kitten kitty puppy doggy bunny rabbit panda turtle snake
spider butterfly dolphin phoenix unicorn mustang jaguar ferrari porsche mercedes honda toyota yamaha suzuki harley
football soccer baseball basketball hockey tennis golf cricket rugby boxing running racing player gamer games gaming
minecraft fortnite roblox pokemon pikachu mario zelda sonic batman superman spiderman ironman avenger marvel starwars
jedi yoda vader matrix gandalf hobbit potter harry hogwarts naruto goku sasuke
arsenal chelsea liverpool everton barcelona madrid milan juventus bayern
london paris berlin madrid boston chicago dallas texas florida california america england france germany italy spain
canada mexico brazil india china japan korea australia africa europe
music guitar piano drums metallica nirvana eminem beatles queen rock star stars moon sunny sunshine rainbow flower
flowers rose lily daisy jasmine cherry apple banana mango peach lemon orange berry cookie cookies chocolate coffee
cheese pizza burger pepper ginger
michael jennifer jessica ashley amanda daniel david james john robert joseph thomas william richard charles matthew
anthony andrew joshua justin brandon jordan kevin steven george edward brian ronald nicole stephanie melissa michelle
elizabeth heather tiffany amber danielle rachel laura sarah samantha maria anna emma olivia sophia isabella charlotte
amelia lucas oliver noah liam jack jacob alex alexander alexandra chris christian christopher peter patrick nicholas
natalie victoria vanessa jackson hunter tyler taylor austin dylan ethan logan mason carlos juan jose luis antonio
freedom forever money dollar lucky magic power energy strong super mega ultra cool awesome happy smile crazy killer
hacker ninja samurai warrior knight king queen prince princess lady jesus christ heaven faith grace blessed trust
qwerty qwertz azerty asdf zxcv abcd
`;
